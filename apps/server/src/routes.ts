import type { Access, CallName, CallParsed, CallResult, calls, Endpoint } from '@casita/contract'
import type { Actor, MemberActor } from './actor.ts'
import type { CsvDownload, PictureFile, PreparedJson, StreamedJson } from './answer-bodies.ts'
import type { Deps } from './deps.ts'

/** What a use case may need to know about the request itself. */
export interface RequestFacts {
  id: string
  /** The client's network address, as it is counted for the rate limits. */
  address: string
  userAgent: string | null
  idempotencyKey: string | null
  /** The access token as sent, for logging out with an expired one. */
  bearer: string | null
}

type ActorOf<A extends Access> = A extends 'public' ? null : A extends 'account' ? Actor : MemberActor

/** A call that has passed all checks: parsed input and a known actor. */
export interface Call<E extends Endpoint> extends CallParsed<E> {
  actor: ActorOf<E['access']>
  request: RequestFacts
  deps: Deps
}

/** Handles a call. A long list may be streamed row by row or be serialized already; files and pictures are not JSON. */
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

/** The calls that `Routes` handles; the stream of live events is in `http/live.ts`. */
type AnsweredCall = Exclude<CallName, 'events'>

/** Handlers by the name of their call; `app.ts` does not compile while one is missing. */
export type Routes<N extends AnsweredCall = AnsweredCall> = { [K in N]: Handler<(typeof calls)[K]> }
