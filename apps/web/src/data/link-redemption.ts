import { connectWhatsapp, limits, validateAccount } from '@casita/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from './client.ts'
import { isTransient } from './problem-error.ts'
import { markStale } from './stale.ts'

/** The two kinds of links that a message can carry. */
export type LinkKind = 'validation' | 'connect'

const callOf = { validation: validateAccount, connect: connectWhatsapp } as const

/**
 * Redeems the link of a message once, while it has a token and somebody is signed in. A lost answer is retried once
 * after a second; a refusal is not.
 */
export function useRedeemLink(kind: LinkKind, token: string, enabled: boolean) {
  const client = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['link', kind, token],
    queryFn: async () => {
      const answer = await send(callOf[kind], { query: { token } }, { idempotencyKey })
      markStale(client, ['user', 'chat', 'members'])
      return answer
    },
    enabled: enabled && token !== '',
    // Never refetched, not even when the live events invalidate everything: a link is redeemed once.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 1 && isTransient(error),
    retryDelay: limits.linkRetryDelay,
  })
}
