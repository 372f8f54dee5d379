import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { SendOutcome } from './channel.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail; never throws for what a network or a mail server may do. */
export interface Mailer {
  send(mail: Mail): Promise<SendOutcome>
  close(): void
}

/**
 * Mail over the configured SMTP server, which may keep us waiting for `timeoutMs` at each step. What speaks to it is
 * loaded for the first mail, as most servers send none.
 */
export function createMailer({ smtpUrl, from }: NonNullable<Config['mail']>, timeoutMs = 10_000): Mailer {
  let transport: Promise<Transporter> | null = null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
    return createTransport({ url: smtpUrl, ...timeouts }, { from })
  }
  return {
    async send(mail) {
      try {
        transport ??= connect()
        // No holiday notice shall answer it (RFC 3834).
        const headers = { 'Auto-Submitted': 'auto-generated' }
        const { messageId } = await (await transport).sendMail({ ...mail, headers })
        return { outcome: 'sent', messageId, address: null }
      } catch (error) {
        return failureOf(error)
      }
    },
    // Why it could not be opened was the outcome of the mail.
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        () => {},
      ),
  }
}

/** 5yz is final (RFC 5321, section 4.2.1); the answer's text may name the recipient and is left out. */
function failureOf(error: unknown): SendOutcome {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  if (code === 'EAUTH') return { outcome: 'stopped', reason: 'the mail server refuses the credentials' }
  if (typeof responseCode === 'number' && responseCode >= 500) {
    return { outcome: 'refused', reason: `mail server answered ${responseCode}` }
  }
  return { outcome: 'unsent', reason: typeof code === 'string' ? code : 'mail failed' }
}
