export * from './feed.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './site.ts';
export * from './state.ts';
export * from './status.ts';
