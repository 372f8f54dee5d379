import type { Language } from '@casita/contract'
import { firstName } from '../assistant/wording.ts'
import type { Job } from '../db/jobs.ts'
import { inTransaction } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { issueLink, type LinkPurpose } from '../links/link-tokens.ts'
import type { Reply } from '../message.ts'
import { type InviteMessage, Outgoing } from '../outbox/outgoing.ts'
import { type Speech, speechFor } from '../speech.ts'
import type { TemplateMessage } from './channel.ts'
import { composeCrossing, composeSummary } from './compose-news.ts'
import { texts } from './texts.ts'

/** A message ready to be sent, in every form that it may need. */
export interface Composed {
  reply: Reply
  /** Sent in place of the reply while the provider's window is closed. */
  template?: TemplateMessage
  subject?: string
  /** Whether the message is dropped while the window is closed. */
  onlyWhileOpen?: boolean
}

type OutboxJob = Job<'outbox'>

/**
 * Composes the message of an outbox row from the current data, with a new secret if it contains a link. Null when the
 * message is no longer needed.
 */
export async function compose(deps: Deps, job: OutboxJob): Promise<Composed | null> {
  const outgoing = Outgoing.parse({ kind: job.kind, payload: JSON.parse(job.payload_json ?? 'null') })
  switch (outgoing.kind) {
    case 'reply':
      return { reply: outgoing.payload }
    case 'verify':
      return composeVerify(deps, job)
    case 'connect':
      return composeConnect(deps, job, outgoing.payload.language)
    case 'invite':
      return composeInvite(deps, job, outgoing.payload)
    case 'crossing':
      return composeCrossing(deps, job, outgoing.payload)
    case 'summary':
      return composeSummary(deps, job, outgoing.payload.monday)
    default:
      return outgoing satisfies never
  }
}

async function composeVerify(deps: Deps, job: OutboxJob): Promise<Composed | null> {
  const user = await unverifiedUser(deps, job.user_id)
  if (!user) return null
  // A link opened from an e-mail proves nothing about a phone number.
  const phone = job.channel === 'mail' ? null : job.address
  const token = await issue(deps, { purpose: 'validation', userId: user.id, phone })
  const name = firstName(user.name)
  const account = `${user.name} (${user.email})`
  const { verify, verifyButton, verifyByMail, verifySubject } = texts[speechFor(user.language, user.phone)]
  const text = (job.channel === 'mail' ? verifyByMail : verify)(name, account)
  const url = `${deps.config.publicUrl}/validate?token=${token}`
  return {
    reply: { text, link: { title: verifyButton, url } },
    template: { name: 'verify', language: user.language, values: [name, account], linkSuffix: token },
    subject: verifySubject,
  }
}

async function composeConnect(deps: Deps, job: OutboxJob, speech: Speech): Promise<Composed | null> {
  if (!job.chat_account_id) return null
  const token = await issue(deps, { purpose: 'connection', chatAccountId: job.chat_account_id })
  const { connect, connectButton } = texts[speech]
  const url = `${deps.config.publicUrl}/connect?token=${token}`
  return { reply: { text: connect, link: { title: connectButton, url } } }
}

function composeInvite(deps: Deps, job: OutboxJob, { language, code, ...names }: InviteMessage): Composed {
  const [inviter, household] = [plainName(names.inviter), plainName(names.household)]
  const { invite, inviteButton } = texts[speechFor(language, job.address)]
  const url = `${deps.config.publicUrl}/join?code=${encodeURIComponent(code)}`
  return {
    reply: { text: invite(inviter, household, code), link: { title: inviteButton, url } },
    template: { name: 'invite', language, values: [inviter, household, code], linkSuffix: code },
  }
}

/**
 * A name as strangers get it, who are not to be lured by it: WhatsApp makes a link of 'bank.example' and bold letters of
 * '*Bank*'.
 */
function plainName(name: string): string {
  return name.replace(/[*_~`]/g, '').replace(/[.:]+(?=\S)/g, (signs) => `${signs} `)
}

async function issue(deps: Deps, link: LinkPurpose): Promise<string> {
  return inTransaction(deps, (work) => issueLink(work, link))
}

interface Unverified {
  id: string
  name: string
  email: string | null
  language: Language
  phone: string | null
}

async function unverifiedUser(deps: Deps, userId: string | null): Promise<Unverified | undefined> {
  if (!userId) return undefined
  return deps.db.read
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'phone'])
    .where('id', '=', userId)
    .where('validated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
