/** The picture of a receipt beside its expense. */
export const receipts = {
  title: 'Receipt',
  add: 'Add a picture',
  take: 'Take a picture',
  waits: 'It is kept with the expense once you save.',
  show: 'See the receipt',
  picture: 'Receipt of {{name}}',
  replace: 'Change',
  remove: 'Remove',
  added: 'Receipt kept',
  removed: 'Receipt removed',
  addFailed: 'The receipt could not be kept',
  addFailedNew: 'The expense is saved, but not its receipt',
  addLater: 'Try again, now or from the expense.',
  removeFailed: 'The receipt could not be removed',
  loadFailed: 'The receipt could not be loaded',
  unreadable: 'That picture could not be read. Try another one: JPG, PNG or WebP.',
}
