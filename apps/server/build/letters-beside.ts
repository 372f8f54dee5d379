import { basename } from 'node:path'
import type { Plugin } from 'rolldown'

/** What holds a table of weights, as `training/train.ts` and `kinds.ts` write it. */
const letters = /\bletters: '((?:[^'\\]|\\\\)*)'/g

/**
 * Puts the letters of the reader's weights into files beside the program, from which they are read when the first message
 * comes. In the program they would be kept for good, and three times: in its source, as its constants, and in the cache of
 * what was compiled.
 */
export function lettersBeside(): Plugin {
  return {
    name: 'letters-beside',
    transform: {
      filter: { id: /reader.src.weighing.(price-|kind-)?weights\.ts$/ },
      handler(code, id) {
        let tables = 0
        const without = code.replace(letters, (_, written: string) => {
          const fileName = `${basename(id, '.ts')}-${++tables}.txt`
          this.emitFile({ type: 'asset', fileName, source: written.replaceAll('\\\\', '\\') })
          return `get letters() { return readFileSync(join(import.meta.dirname, '${fileName}'), 'latin1') }`
        })
        if (tables === 0) this.error(`${id} has no letters any more: adapt build/letters-beside.ts`)
        return `import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n${without}`
      },
    },
  }
}
