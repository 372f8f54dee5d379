import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { SendOutcome } from './channel.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail. Network and mail server failures are returned as outcomes, not thrown. */
export interface Mailer {
  send(mail: Mail): Promise<SendOutcome>
  close(): void
}

/** Connections to the mail server at the same time; servers refuse too many of one sender. */
const connectionsAtOnce = 5

/**
 * Creates a mailer for the configured SMTP server, with a timeout of `timeoutMs` for each step. The SMTP library is
 * loaded with the first mail, because most servers send none.
 */
export function createMailer({ smtpUrl, from }: NonNullable<Config['mail']>, timeoutMs = 10_000): Mailer {
  let transport: Promise<Transporter> | null = null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
    const pool = { pool: true, maxConnections: connectionsAtOnce } as const
    return createTransport({ url: smtpUrl, ...pool, ...timeouts }, { from })
  }
  return {
    async send(mail) {
      try {
        transport ??= connect()
        // Tells mail servers not to send automatic replies such as holiday notices (RFC 3834).
        const headers = { 'Auto-Submitted': 'auto-generated' }
        const { messageId } = await (await transport).sendMail({ ...mail, headers })
        return { outcome: 'sent', messageId }
      } catch (error) {
        return failureOf(error)
      }
    },
    // A failed connection was already reported as the outcome of a mail.
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        () => {},
      ),
  }
}

/**
 * The outcome of an SMTP error. 5yz is final (RFC 5321, section 4.2.1). The server's text may contain the recipient's
 * address and is left out.
 */
function failureOf(error: unknown): SendOutcome {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  if (code === 'EAUTH') return { outcome: 'stopped', reason: 'the mail server refuses the credentials' }
  if (typeof responseCode === 'number' && responseCode >= 500) {
    return { outcome: 'refused', reason: `mail server answered ${responseCode}` }
  }
  return { outcome: 'unsent', reason: typeof code === 'string' ? code : 'mail failed' }
}
