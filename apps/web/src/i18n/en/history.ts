/** What happened to an expense, and who did it. */
export const history = {
  title: 'History',
  notYours: 'Only {{name}}, who added it, or the owner of the household can change it.',
  did: {
    created: '{{name}} added it',
    changed: '{{name}} changed it',
    deleted: '{{name}} deleted it',
    restored: '{{name}} brought it back',
  },
  byItself: 'Added automatically',
  byChat: 'by WhatsApp',
  nothing: 'nothing',
  picture: 'a picture',
}
