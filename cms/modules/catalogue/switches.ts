import type { Fields } from '#model/kit/entity.ts';
import type { RecordSwitch } from './catalogue.ts';

/** `subject` begins the sentence: `Tour package`. */
const availableSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_available',
  label: { on: 'Available', off: 'Available' },
  done: (on) => `${subject} ${on ? 'enabled' : 'disabled'}`,
  failed: 'Failed to update availability',
  bulk: { on: { act: 'Publish', done: 'published' }, off: { act: 'Hide', done: 'hidden' } },
});

const featuredSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_featured',
  label: { on: 'Featured', off: 'Featured' },
  done: (on) => `${subject} ${on ? 'featured' : 'unfeatured'}`,
  failed: 'Failed to update featured status',
  bulk: { on: { act: 'Feature', done: 'featured' }, off: { act: 'Unfeature', done: 'unfeatured' } },
});

const publishedSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_published',
  label: { on: 'Published', off: 'Draft' },
  done: (on) => `${subject} ${on ? 'published' : 'unpublished'}`,
  failed: 'Failed to update publish status',
  bulk: {
    on: { act: 'Publish', done: 'published' },
    off: { act: 'Unpublish', done: 'unpublished' },
  },
});

const activeSwitch = (subject: string): RecordSwitch => ({
  flag: 'is_active',
  label: { on: 'Active', off: 'Active' },
  done: (on) => `${subject} ${on ? 'activated' : 'deactivated'}`,
  failed: 'Failed to update whether it is active',
  bulk: {
    on: { act: 'Activate', done: 'activated' },
    off: { act: 'Deactivate', done: 'deactivated' },
  },
});

/** A switch for each of these flags that the entity has. */
export const switchesOf = (fields: Fields, subject: string): readonly RecordSwitch[] =>
  [availableSwitch, featuredSwitch, publishedSwitch, activeSwitch]
    .map((of) => of(subject))
    .filter(({ flag }) => flag in fields);
