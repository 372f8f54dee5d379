import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(?:html|js|css|svg|webmanifest|txt)$/

/** Writes a `.br` file beside every text file of the build, so that the server does not compress them on request. */
export function brotli(): Plugin {
  let outDir = ''
  return {
    name: 'casita:brotli',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const files = new Set([...(await readdir(outDir)), ...Object.keys(bundle)])
        for (const file of [...files].filter((name) => compressible.test(name))) {
          const content = await readFile(join(outDir, file))
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(outDir, `${file}.br`), await compress(content, { params }))
        }
      },
    },
  }
}
