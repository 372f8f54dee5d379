import type { Talk } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt, skipAll } from '../words/edges.ts'
import { memberAt } from '../words/member-names.ts'
import { particleEnd } from '../words/particle.ts'
import { isAt } from '../words/sentence.ts'

/**
 * Reads a greeting with which a member gives their name: "Coucou c'est Lucie", 'hi, this is Tom'. The member is not a
 * payer here; else null.
 */
export function readIntroduction({ sentence, figures, days }: Scan): Talk | null {
  if (!isAt(sentence, 0, 'greeting') || figures.length + days.length > 0) return null
  const lead = skipAll(sentence, 0, 'greeting')
  const name = particleEnd(sentence, lead, 'itIs')
  const isMember = name > lead && memberAt(sentence, name) !== null
  return isMember && endsAt(sentence, name + 1) ? { kind: 'greeting', sure: true } : null
}
