import { everyLanguage } from '../replies/index.ts'
import { isPlainNo } from '../saying.ts'

/** What a question is to be narrowed to, or was meant to be about: 'last month' of 'no, I meant last month'; null for others. */
export function refined(text: string): string | null {
  const start = endOfLead(text)
  if (start === 0) return null
  const rest = text
    .slice(start)
    .replace(/[?!.]+$/u, '')
    .trim()
  return rest === '' ? null : rest
}

/** Where the longest 'I meant' or 'only' ends that a text begins with, or else a plain 'no' with its comma; 0 for none. */
function endOfLead(text: string): number {
  const leads = everyLanguage.map(({ narrows }) => narrows.exec(text)?.[0].length ?? 0)
  const [denied = ''] = text.split(',', 1)
  return Math.max(...leads) || (isPlainNo(denied) && denied !== text ? denied.length + 1 : 0)
}
