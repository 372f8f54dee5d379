import type { Access, CallName, CallParsed, CallResult, calls, Endpoint } from '@casita/contract'
import type { Actor, MemberActor } from './actor.ts'
import type { CsvDownload, PictureFile, PreparedJson, StreamedJson } from './answer-bodies.ts'
import type { Deps } from './deps.ts'

/** What a use case may want to know about the request itself. */
export interface RequestFacts {
  id: string
  address: string
  userAgent: string | null
  idempotencyKey: string | null
  /** The access token as sent, for the one call that must work with an expired one. */
  bearer: string | null
}

type ActorOf<A extends Access> = A extends 'public' ? null : A extends 'account' ? Actor : MemberActor

/** A call that has passed the door: parsed input, a known actor. */
export interface Call<E extends Endpoint> extends CallParsed<E> {
  actor: ActorOf<E['access']>
  request: RequestFacts
  deps: Deps
}

/** Answers a call; a long list may be answered row by row or be written already, a file and a picture are not JSON. */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<
  E extends { produces: 'text/csv' }
    ? CsvDownload
    : E extends { produces: 'image/*' }
      ? PictureFile
      :
          | CallResult<E>
          | StreamedJson<E, keyof CallResult<E> & string>
          | PreparedJson<E, keyof CallResult<E> & string>
>

/** The calls that are answered with JSON; the stream of live events has its own place in `http`. */
type AnsweredCall = Exclude<CallName, 'events'>

/** Handlers by the name of the call they answer; `app.ts` does not compile while one is missing. */
export type Routes<N extends AnsweredCall = AnsweredCall> = { [K in N]: Handler<(typeof calls)[K]> }
