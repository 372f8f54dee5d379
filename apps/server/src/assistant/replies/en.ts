import { defaultDescriptions } from '../../expenses/default-descriptions.ts'
import { capital } from './capital.ts'
import { enAnswering } from './en.answering.ts'
import { enAsking } from './en.asking.ts'
import { enChatting } from './en.chatting.ts'
import { enFollowing } from './en.following.ts'
import { enHeard } from './en.heard.ts'
import { enRecurring } from './en.recurring.ts'
import type { ExampleAmount, Told, Words } from './words.ts'

const spent = ({ who }: Pick<Told, 'who'>): string => {
  switch (who.who) {
    case 'household':
      return 'the household spent'
    case 'you':
      return 'you spent'
    case 'member':
      return `${who.name} spent`
    default:
      return who satisfies never
  }
}

const expenses = (count: number) => (count === 1 ? '1 expense' : `${count} expenses`)

export const en = (amount: ExampleAmount): Words => ({
  ...enAnswering,
  ...enAsking(amount),
  ...enChatting(amount),
  ...enFollowing,
  ...enHeard,
  ...enRecurring,
  locale: 'en-US',

  greeting: (name) =>
    `Hi ${name}. Tell me an expense the way you would say it, such as “${amount(20)} on coffee”, or ask me “how much did we spend this month?”.`,
  connected: 'We are connected. Tell me an expense the way you would say it.',
  thanks: 'You’re welcome.',
  farewell: (name) => `Bye, ${name}.`,
  praised: 'Thank you. I’m here whenever you like.',
  whoIAm: 'I’m Casita, a program and not a person: I note what the household spends and answer about it.',
  alright: 'Great. Tell me an expense whenever you like.',
  sorry: 'Sorry.',
  smallTalk: `I’m here. Tell me an expense, such as “coffee ${amount(4.5)}”, or write “help”.`,
  help: [
    'Write me what you spend the way you would say it, and it goes into the household’s book:',
    `• “${amount(20)} on coffee”, “yesterday ${amount(45)} for gas”, “bread ${amount(3)} and milk ${amount(2.5)}”`,
    `• To correct: “no, it was ${amount(18)}”, “it was pharmacy”, “it was yesterday”, “Ana paid”. Reply to an older message to change that expense.`,
    '• To delete: “delete it” or “undo”. Up to 30 days later, “restore it”.',
    '• To know: “how much on groceries this month?”, “compare with last month”, “latest expenses”.',
    `• For budgets: “budget of ${amount(200)} for groceries”, “how much is left for groceries?”.`,
    'To disconnect this chat, write STOP.',
  ].join('\n'),
  stop: 'To disconnect the WhatsApp chat, write STOP there.',
  notExpense: {
    income: 'I only note what is spent, so I did not note that income.',
    transfer: 'Moving money around is not an expense: I noted nothing.',
    withdrawal: 'Taking out cash is not an expense: I noted nothing. Tell me what you spend it on.',
    loan: 'I don’t note loans and debts. If it was an expense, tell me what for.',
    future: 'That is not spent yet, so I did not note it. Tell me when you have paid it.',
    quote: 'That is a price, not an expense: I noted nothing. If you bought it, say “bought…”.',
    hypothetical: 'I noted nothing. If you bought it, tell me how much it was.',
    question:
      'I can’t answer that. You can ask me “how much on groceries this month?” or “what did I spend yesterday?”.',
    negation: 'Then I noted nothing.',
    someone_else: 'I noted nothing, as it does not sound like an expense of this household.',
    zero: 'With an amount of zero there is nothing to note.',
    negative: 'I don’t note negative amounts. To delete an expense, write “delete it”.',
    too_large: 'That amount is too large, and I did not note it. Can you write it again?',
    too_much: 'That is too much at once, and I noted nothing. Send it to me in parts.',
    number: 'That number does not look like an amount, so I noted nothing.',
    unrelated: `I found no expense in that. Try “${amount(20)} on coffee”, or write “help”.`,
  },
  textOnly: `I can only read text for now. Write me the expense, such as “${amount(20)} on coffee”.`,
  pictureAlone: `I can’t read pictures. Write the amount below the picture, such as “${amount(20)} on coffee”, and I’ll keep it with the expense.`,
  pictureKept: 'The picture stays with the expense.',
  picturesFull:
    'I could not keep the picture: the household has no room for more receipts. You can remove some on the web.',
  pictureNotKept: 'I read the text; the picture is not kept.',
  fileNotKept: 'I read the text; the file is not kept.',
  pictureUnread: `I can’t read pictures or files. Write me the expense, such as “${amount(20)} on coffee”.`,

  recorded: (what) => `Noted: ${what}.`,
  recordedMany: (count, total) => `Noted ${expenses(count)}, ${total} in all:`,
  month: (month, total, isOver) => `${month} ${isOver ? 'in all' : 'so far'}: ${total}.`,
  tooMany: (most) => `That is too many at once. Send me up to ${most} expenses a message; I noted nothing.`,
  nameless: defaultDescriptions.en,
  today: 'today',
  yesterday: 'yesterday',
  firstDay: '1',
  onDay: (day) => `on ${day}`,
  notedBy: (name) => `noted by ${name}`,
  paidBy: (name) => `paid by ${name}`,
  itWas: 'it was',

  howMuch: (what) => (what ? `${what}: how much was it?` : 'How much was it?'),
  foreign: (original, what, currency) =>
    `${what ? `${what}, ${original}` : original}: how much was it in ${currency}? I’ll note that and keep ${original} as a note.`,
  unclear: {
    amount: (what) => `${what ? `${what}: how` : 'How'} much was it exactly?`,
    price: (what) => `${what ? `${what}: which` : 'Which'} one was the price?`,
    habit: (what) => `${capital(what)}? That is far more than usual.`,
    total: () => 'The parts don’t add up to the total you gave. What shall I note?',
    instalments: (what) => `${what ? `${what}: is` : 'Is'} that one instalment or all of it?`,
    each: (what) => `${what ? `${what}: is` : 'Is'} that each or all together?`,
    intent: (what) => `Shall I note ${what}?`,
  },
  usual: (amount) => `Yours are usually about ${amount}.`,
  notYet: 'Nothing is noted yet.',
  dropped: 'All right, not noted.',
  leftAsIs: 'All right, it stays as it is.',
  onePayer: 'Casita keeps one payer per expense, and no shares or debts.',
  stale: 'That question is settled already. If something is missing, write me the expense again.',

  changed: (what) => `Changed: ${what}.`,
  changedMany: (count) => `Changed ${expenses(count)}:`,
  unchanged: (what) => `It already was: ${what}.`,
  deleted: (what) => `Deleted: ${what}.`,
  deletedMany: (count) => `Deleted ${expenses(count)}:`,
  restored: (what) => `Restored: ${what}.`,
  restoredMany: (count) => `Restored ${expenses(count)}.`,
  recordedAlready: (what) => `That is noted already: ${what}.`,
  alreadyDeleted: (what) => `It was deleted already: ${what}.`,
  nothingToChange: 'I found no expense of yours to change.',
  nothingToRestore: 'There is no deleted expense to restore.',
  nothingToUndo: 'There is nothing left to undo.',
  nothingToCancel: 'Nothing was noted, so there is nothing to cancel.',
  nothingLikeIt: (what) => `I found no expense of yours with “${what}”.`,
  youDeleted: 'In the last 30 days you deleted:',
  youDeletedNothing: 'You deleted nothing in the last 30 days.',
  latest: (what) => `The last thing noted: ${what}.`,
  nothingYet: 'Nothing is noted yet.',
  repeated: (period) => `${capital(period)} these look noted twice:`,
  noneRepeated: (period) => `${capital(period)} I see nothing noted twice.`,
  gone: 'That expense is not there any more.',
  notYours: (author) => `${author} noted that expense: only they or the household’s owner can change it.`,
  restoreExpired: 'It was deleted more than 30 days ago and cannot be restored.',
  whichChange: 'Which of these shall I change?',
  whichDelete: 'Which of these shall I delete?',
  shallDelete: (what) => `Shall I delete ${what}?`,
  howToChange: `Tell me what to change, such as “it was ${amount(18)}”, “it was pharmacy” or “it was yesterday”.`,
  howToChangeIt: (what) =>
    `Tell me what to change of ${what}, such as “it was ${amount(18)}”, “it was pharmacy” or “it was yesterday”.`,
  unknownPayer: (name) => `I don’t know ${name || 'that person'} in this household, so I changed nothing.`,
  whoseWasIt: (what) => `Whose was ${what}? I can also delete it.`,
  whatWasIt: (what) => `So what was ${what}? Answer “pharmacy”, for example.`,
  raiseWhich: (amount, change) =>
    ({
      to: `Which one shall be ${amount}?`,
      more: `Which one shall be ${amount} more?`,
      less: `Which one shall be ${amount} less?`,
    })[change],
  changeOrNew: (what, amount) => `Shall I change ${what}, to ${amount}, or is it another expense?`,
  onlyPart: (what, amount) => `Shall I put ${what}, down as ${amount}?`,
  foreignChange: (currency) => `The household keeps its book in ${currency}. How much was it in ${currency}?`,

  whichCategory: (what) => `Which category does ${what} belong to?`,
  categoryGone: 'That category is not there any more. Choose another one.',
  noCategoryCalled: (name) => `There is no category “${name}”, and I changed nothing.`,
  noSuchCategory: 'The household has no such category, and I changed nothing.',

  total: (told) =>
    `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${expenses(told.count)}).`,
  noWholeMonth: (period) => `${period ? capital(period) : 'So far'} there is no whole month to average.`,
  nothing: ({ period, who, scope }) =>
    `${capital(period)} there are no expenses${who.who === 'household' ? '' : who.who === 'you' ? ' of yours' : ` of ${who.name}`}${scope}.`,
  notedNothing: ({ period, who, scope }) =>
    `${capital(period)} ${who.who === 'member' ? who.name : 'you'} noted no expenses${scope}.`,
  outOfPocket: (name, sum) => `Paid by ${name ?? 'you'}: ${sum}.`,
  before: (month, sum) => `At this point in ${month} it was ${sum}.`,
  compared: (period, sum) => `${capital(period)} it was ${sum}.`,
  ofThese: (sum, scope) => `Of that, ${sum}${scope}.`,
  noneOfThese: (words) => `None of it is called “${words}”.`,
  top: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Where most of it went:`,
  topMembers: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. By person:`,
  topParts: (told, of) =>
    `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. ${enAnswering.mostOf[of]}`,
  biggest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. The biggest:`,
  smallest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. The smallest:`,
  list: (told) =>
    `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${expenses(told.count)}):`,
  part: (name, sum, percent) => `• ${name}: ${sum} (${percent}%)`,
  othersInList: (count) => `and ${count} more`,
  inCategory: (category) => ` on ${category}`,
  withWords: (words) => ` on “${words}”`,
  ofBound: (amount, side) => ` in expenses of ${amount}${side === 'least' ? ' or more' : ' or less'}`,
  ofJust: (amount) => ` of ${amount}`,
  withoutCategory: 'Without category',
  period: ({ name, from, to, month, year, days }) => {
    switch (name) {
      case 'today':
        return 'today'
      case 'yesterday':
        return 'yesterday'
      case 'day':
        return `on ${from}`
      case 'this_week':
        return 'this week'
      case 'last_week':
        return 'last week'
      case 'weekend':
        return `on the weekend of ${from} to ${to}`
      case 'this_month':
      case 'last_month':
      case 'month':
        return `in ${month}`
      case 'this_year':
      case 'last_year':
      case 'year':
        return `in ${year}`
      case 'days':
        return `in the last ${days} days`
      case 'range':
        return `from ${from} to ${to}`
      case 'all':
        return 'since the beginning'
      default:
        return name satisfies never
    }
  },

  budgetLeft: (amount, name) => `${amount} left ${name ? `for ${name}` : 'in the budget'}.`,
  budgetOver: (amount, name) => `${amount} over the budget${name ? ` for ${name}` : ''}.`,
  left: (amount) => `${amount} left.`,
  over: (amount) => `${amount} over.`,
  budgetReached: (percent, name) => `${percent}% of the budget${name ? ` for ${name}` : ''} is used.`,
  budgetSpent: (spent, available, name) => `${name ?? 'Whole household'}: ${spent} of ${available}.`,
  budgetSet: (amount, name) => `Done: ${amount} a month for ${name ?? 'the whole household'}.`,
  budgetGone: (amount, name) =>
    `Done: the budget of ${amount} a month for ${name ?? 'the whole household'} is gone.`,
  noBudget: (name) =>
    `There is no budget${name ? ` for ${name}` : ''}. Set one like this: “budget of ${amount(200)} for groceries”.`,
  budgetHowMuch: `How much a month? Write it like this: “budget of ${amount(200)} for groceries”.`,
  budgetPerMonth: (amount, often, monthly) =>
    `Budgets are monthly: ${amount} ${often} is about ${monthly}. Shall I set that?`,

  elsewhere: {
    invite: {
      asked: /\binvit(e|ing)\b/,
      told: 'Invite people to the household on the web, under “Household”.',
    },
    household: {
      asked:
        /\b(chang\w+ (the )?currency|name of the household|leave (the|this) household|from the household)\b/,
      told: 'The household’s name, currency and members are changed on the web, under “Household”.',
    },
    categories: {
      asked:
        /\b(add|create|make|new|rename) (a |another |the )?(new )?category\b|\bname of (the|a) (\w+ )?category\b|\brename the \w+ category\b|\b(in|into|to) a (new )?category called\b/,
      told: 'Categories are added and changed on the web, under “Household”.',
    },
    files: {
      asked: /\b((an?|as|in|to) (csv|excel|spreadsheet)|(ex|im)port(ing)?)\b/,
      told: 'Expenses are exported and imported on the web, under “Expenses”.',
    },
    own: {
      asked:
        /\b(my (account|name|number|phone)|time ?zone|the language|(answer|reply|speak|talk|write)( to me)? in (english|french|portuguese|spanish))\b/,
      told: 'Your name, language, phone and account are changed on the web, under “Settings”.',
    },
  },
  openWeb: 'Open Casita',
  buttons: {
    undo: 'Undo',
    undoAll: 'Undo all',
    undoOne: 'Undo one',
    category: 'Category',
    restore: 'Restore',
    restoreLast: 'Restore the last',
    delete: 'Delete it',
    expense: 'The expense',
    budget: 'The budget',
    change: 'Change it',
    another: 'It’s another one',
    otherAmount: 'Another amount',
    yes: 'Yes, note it',
    anyway: 'Note it anyway',
    no: 'No',
    all: 'All of them',
    choose: 'Choose',
    more: 'See more',
  },
})
