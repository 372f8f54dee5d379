/** Actions on several expenses of the ledger at once. */
export const several = {
  label: 'Picked expenses',
  count_one: '{{count}} picked',
  count_other: '{{count}} picked',
  all: 'All on this page',
  category: 'New category',
  choose: 'Move to…',
  move: 'Move',
  done: 'Done',
  remove: {
    title_one: 'Delete this expense?',
    title_other: 'Delete {{count}} expenses?',
    text_one: '{{amount}}. You can bring it back for {{days}} days.',
    text_other: '{{amount}} in all. You can bring them back for {{days}} days.',
  },
  moved_one: 'One expense is in {{category}} now',
  moved_other: '{{count}} expenses are in {{category}} now',
  deleted_one: 'Expense deleted',
  deleted_other: '{{count}} expenses deleted',
  undone: 'All is as it was',
  some: 'It did not work for {{count}}: {{reason}}',
}
