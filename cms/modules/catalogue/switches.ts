import type { RecordSwitch } from './catalogue.ts';

/** `subject` begins the sentence: `Tour package`. */
export const availableSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_available',
  label: { on: 'Available', off: 'Available' },
  done: (on) => `${subject} ${on ? 'enabled' : 'disabled'}`,
  failed: 'Failed to update availability',
  bulk: { on: { act: 'Publish', done: 'published' }, off: { act: 'Hide', done: 'hidden' } },
});

export const featuredSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_featured',
  label: { on: 'Featured', off: 'Featured' },
  done: (on) => `${subject} ${on ? 'featured' : 'unfeatured'}`,
  failed: 'Failed to update featured status',
  bulk: { on: { act: 'Feature', done: 'featured' }, off: { act: 'Unfeature', done: 'unfeatured' } },
});

export const publishedSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_published',
  label: { on: 'Published', off: 'Draft' },
  done: (on) => `${subject} ${on ? 'published' : 'unpublished'}`,
  failed: 'Failed to update publish status',
  bulk: {
    on: { act: 'Publish', done: 'published' },
    off: { act: 'Unpublish', done: 'unpublished' },
  },
});
