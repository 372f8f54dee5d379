/** The dialogs about the chat: how it is connected, and that it is. */
export const chat = {
  connect: {
    title: 'Add expenses from WhatsApp',
    description: 'You connect only once.',
    steps: {
      message: 'Send a message to the assistant, for example “{{example}}”.',
      link: 'It answers with a link to authorize it.',
      login: 'Open the link and sign in with your Google account.',
      start: 'Done: from then on, every message is an expense.',
    },
    example: 'Spent {{amount}} on coffee',
    prefilled: 'I spent...',
    open: 'Open WhatsApp',
    scan: 'Scan with your phone',
    scanHint: 'It opens the chat with the message already begun.',
    qr: 'QR code that opens the chat with Casita',
  },
  connected: {
    title: 'WhatsApp is connected',
    description:
      '{{name}}, every message that you send to Casita now becomes a line in your household’s ledger.',
    features: {
      send: 'Send expenses in your own words',
      track: 'They are added instantly',
      confirm: 'You get a confirmation for each one',
      view: 'Everything is on your dashboard',
    },
    example: '“{{text}}”',
    exampleTitle: 'Your first expense, for example',
    disclaimer: 'Casita only reads what you write to it, never your other chats.',
    disconnect: 'Disconnect',
    disconnected: 'WhatsApp is disconnected',
    done: 'Go to dashboard',
    login: 'Log in',
  },
}
