import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Adds to /licenses.txt the licence of each package that is part of the built app: most of them require it. */
export function licenses(): Plugin {
  let publicDir = ''
  return {
    name: 'casita:licenses',
    apply: 'build',
    configResolved(config) {
      ;({ publicDir } = config)
    },
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = [...new Set(modules.flatMap((id) => folderOf(id) ?? []))].toSorted()
      const notices = await Promise.all(folders.map(noticeOf))
      const fileName = 'licenses.txt'
      const fonts = await readFile(join(publicDir, fileName), 'utf8')
      this.emitFile({ type: 'asset', fileName, source: [fonts, ...new Set(notices)].join('\n') })
    },
  }
}

/** The folder of the package that a module belongs to; null for our own. */
function folderOf(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null
}

async function noticeOf(folder: string): Promise<string> {
  const { name, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string
    license: string
  }
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(?:\.|$)/i.test(each))
  const text = file ? await readFile(join(folder, file), 'utf8') : ''
  return `${'-'.repeat(80)}\n${name}: ${license}\n\n${text.trim()}\n`
}
