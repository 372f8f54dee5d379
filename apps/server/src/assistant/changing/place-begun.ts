import { textOf } from '../../message.ts'
import { chosenIndexes } from '../meant/choosing.ts'
import { only } from '../meant/only.ts'
import type { Turn } from '../turn.ts'

/**
 * The index of the one position that a message begins with ('el segundo eran 2.300'), counted from 0; null for none.
 */
export function placeBegun({ message }: Turn, count: number): number | null {
  return only(chosenIndexes(textOf(message).split(' ').slice(0, 2).join(' '), count) ?? [])
}
