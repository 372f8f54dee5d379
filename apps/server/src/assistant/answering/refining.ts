import { isPlainNo, narrowingEnd } from '../saying.ts'

/**
 * What a message narrows or corrects the last question to: 'last month' in 'no, I meant last month'; null for others.
 */
export function refined(text: string): string | null {
  const start = endOfLead(text)
  if (start === 0) return null
  const rest = text
    .slice(start)
    .replace(/[?!.]+$/u, '')
    .trim()
  return rest === '' ? null : rest
}

/**
 * The end of the longest opening such as 'I meant' or 'only', otherwise of a plain 'no' with a comma; 0 without one.
 */
function endOfLead(text: string): number {
  const [denied = ''] = text.split(',', 1)
  return narrowingEnd(text) || (isPlainNo(denied) && denied !== text ? denied.length + 1 : 0)
}
