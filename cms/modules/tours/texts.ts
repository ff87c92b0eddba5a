export const texts = {
  noun: 'tour package',
  fetchFailed: 'Failed to fetch tour packages',
  saveFailed: 'Failed to save tour package',
  deleteFailed: 'Failed to delete tour package',
  featuredFailed: 'Failed to update featured status',
  availabilityFailed: 'Failed to update availability',
  created: 'Tour package created successfully',
  updated: 'Tour package updated successfully',
  deleted: 'Tour package deleted successfully',
  featured: (on: boolean) => `Tour package ${on ? 'featured' : 'unfeatured'}`,
  available: (on: boolean) => `Tour package ${on ? 'enabled' : 'disabled'}`,
} as const;
