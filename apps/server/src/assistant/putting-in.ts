import type { Meaning } from '@casita/reader'
import { changeOne } from './changing.ts'
import { bare } from './choosing.ts'
import { categoryCalled } from './household.ts'
import type { Reply } from './message.ts'
import { findTarget } from './targets.ts'
import type { Turn } from './turn.ts'
import { reply } from './wording.ts'

/** A wish to file the last one under what stands behind it, in every language; as bare words. */
const putsIn = [
  /^(?:no )?(?:ponelo|ponela|ponlo|ponla|dejalo|dejala|pasalo|pasala|metelo|metela|mandalo|mandala) (?:en|a) (?:la categoria )?(?<name>.+)$/,
  /^(?:no )?(?:put|leave|file|move) (?:it|that|this) (?:in|under|into|to) (?:the category )?(?<name>.+)$/,
  /^(?:nao )?(?:coloca|poe|bota|deixa|passa) (?:isso |ele )?(?:em|no|na|pra|para) (?:a categoria )?(?<name>.+)$/,
  /^(?:non )?(?:mets|laisse|passe|range|classe) (?:le |la |ca )(?:en|dans|sous) (?:la categorie )?(?<name>.+)$/,
]
/** A name of a category is short. */
const mostWords = 3

/**
 * 'Dejalo en súper', of one that was told of last: files it there; what is no category of the household is said to be none,
 * as it is no new name. Null for every other message.
 */
export async function putInCategory(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || meaning.about !== undefined) return null
  const { description: _, categoryKind: __, categoryId, ...others } = meaning.changes
  if (categoryId || Object.keys(others).length > 0) return null
  const said = bare(text)
  const name = putsIn.map((each) => each.exec(said)?.groups?.name).find((each) => each !== undefined)
  if (name === undefined || name.split(' ').length > mostWords) return null
  const [only, ...more] = (await findTarget(turn)) ?? []
  const category = categoryCalled(turn.household, name)
  if (!category) return reply(turn.words.noCategoryCalled(written(text, name)))
  return only && more.length === 0 ? changeOne(turn, only.id, { categoryId: category.id }) : null
}

/** Words as they were written, at the end of a message. */
function written(text: string, name: string): string {
  const words = text
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/)
  return words.slice(-name.split(' ').length).join(' ')
}
