import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin } from 'rolldown'

/** The encoded table of a weights file, as `training/train.ts` and `kinds.ts` write it. */
const letters = /\bletters: '((?:[^'\\]|\\\\)*)'/g

/**
 * Moves the encoded weights of the reader into files beside the program, which are read when the first message arrives.
 * Inside the program they would stay in memory for good, three times: in its source, among its constants, and in the
 * compile cache. Each name tells the contents, so that a server that runs while the next version is built does not read
 * the weights of that.
 */
export function lettersBeside(): Plugin {
  return {
    name: 'letters-beside',
    transform: {
      filter: { id: /reader.src.weighing.(price-|kind-)?weights\.ts$/ },
      handler(code, id) {
        let tables = 0
        const without = code.replace(letters, (_, written: string) => {
          const source = written.replaceAll('\\\\', '\\')
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
          const fileName = `${basename(id, '.ts')}-${++tables}-${hash}.txt`
          this.emitFile({ type: 'asset', fileName, source })
          return `get letters() { return readFileSync(join(import.meta.dirname, '${fileName}'), 'latin1') }`
        })
        if (tables === 0) this.error(`${id} has no letters any more: adapt build/letters-beside.ts`)
        return `import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n${without}`
      },
    },
  }
}
