/** The page that says what is kept about people; in `docs/privacy.md` for those who run an installation. */
export const privacy = {
  title: 'Privacy · Casita',
  description: 'What Casita keeps about your household, why, for how long, and who sees it.',
  skip: 'Skip to the content',
  signIn: 'Sign in',
  heading: 'What Casita keeps, and who sees it',
  lead: 'As little as a shared ledger needs. No advertisements, no analytics, and nothing is sold.',
  operator: {
    label: 'Responsible for this Casita:',
    unknown: 'whoever set it up. Ask the person who invited you.',
  },
  kept: {
    title: 'What is kept, and for how long',
    account: {
      what: 'Your name, email address, picture and Google account',
      why: 'So that you can sign in, and your household knows who you are.',
      long: 'Until you delete your account',
    },
    phone: {
      what: 'Your phone number',
      why: 'So that Casita recognises your chat.',
      long: 'Until you verify another one or delete your account; without an account, 30 days',
    },
    invited: {
      what: 'The number of somebody who is invited',
      why: 'To send the invitation, and to accept it from nobody else.',
      long: 'Until 30 days after it expires',
    },
    language: {
      what: 'Your language and time zone',
      why: 'To answer in your language, and to know which day it is for you.',
      long: 'Without end; after the account is deleted, they belong to nobody',
    },
    ledger: {
      what: 'Expenses, categories, budgets, pictures of receipts, and who changed what',
      why: 'They are your household’s accounts. A deleted expense can be restored for 30 days.',
      long: 'As long as the household',
    },
    messages: {
      what: 'What you write to the assistant, and its replies',
      why: 'So that each message counts once, and no reply is lost.',
      long: 'The words: 30 days',
    },
    habits: {
      what: 'Which words mean which category in your home',
      why: 'To understand you better each time.',
      long: 'As long as the household',
    },
    sessions: {
      what: 'Where you are signed in, and with which browser',
      why: 'So that you can sign out there.',
      long: 'Until 30 days after the session ends',
    },
    addresses: {
      what: 'Network addresses, only as a keyed fingerprint',
      why: 'To stop those who guess codes and links.',
      long: 'About a day',
    },
  },
  notKept:
    'Voice messages, videos, files, places and contacts that are sent to the chat are neither downloaded nor kept. The only cookie remembers the language that you chose on the first page.',
  seen: {
    title: 'Who sees it',
    household:
      'The members of your household see everything in it, each other’s names, pictures and numbers too. No other household does.',
    google:
      'Google learns that you sign in to Casita, and nothing about your expenses. Its script is loaded on the sign-in pages, and on no other.',
    meta: 'Meta carries the chat and its messages, under WhatsApp’s terms.',
    mail: 'A mail service carries verification links that WhatsApp could not deliver.',
    model:
      'A language service receives messages that Casita is unsure about, with the date, the currency and the names of categories and members.',
    operator: 'Whoever runs this Casita can read its database and its backups.',
  },
  yours: {
    title: 'What you can do',
    copy: 'Take a copy: everything kept about you in Settings, under “Your data”; the accounts with “Export”, among the expenses.',
    correct: 'Correct it: every expense, category and setting can be changed.',
    leave: 'See where you are signed in, and sign out there: in Settings, under “Your sessions”.',
    stop: 'Stop the messages: write STOP in the chat. PAUSE stops only alerts and summaries.',
  },
  deletion: {
    title: 'Deleting your account',
    how: 'In Settings, under “Your data”, press “Delete the account”. Your name, email address, picture, number and Google account are removed at once, and all your sessions end.',
    rest: 'The expenses stay in the ledger that others keep, without your name. If nobody is left in the household, it is deleted with everything in it after 30 days.',
  },
}
