import { describe, expect, test } from 'vitest'
import { findLongFiles } from './file-size.mjs'
import { findFolderCycles } from './folder-cycles.mjs'
import { findIgnoredSources } from './ignored-sources.mjs'
import { findWrongImports } from './import-directions.mjs'
import { findHoles } from './lock-file.mjs'
import { findNondescriptFolders } from './names.mjs'
import { readSources } from './sources.mjs'
import { findTranslationFaults } from './translations.mjs'
import { findUnfinished } from './unfinished.mjs'

/** @param {string} path @param {string} text */
const file = (path, text = '') => ({ path, text })

test('the sources are the files that people wrote', () => {
  const paths = readSources().map(({ path }) => path)
  expect(paths).toContain('tools/checks/checks.test.mjs')
  expect(paths).toContain('packages/contract/src/index.ts')
  expect(paths.filter((path) => /node_modules|dist\//.test(path))).toEqual([])
})

describe('a file', () => {
  const lines = (/** @type {number} */ count) => 'x\n'.repeat(count)

  test('may have 400 lines but not 401', () => {
    expect(findLongFiles([file('apps/server/src/a.ts', lines(401))])).toHaveLength(1)
    expect(findLongFiles([file('apps/server/src/a.ts', lines(400))])).toEqual([])
  })

  test('of texts may be longer', () => {
    expect(findLongFiles([file('apps/web/src/i18n/es/dashboard.ts', lines(900))])).toEqual([])
  })
})

describe('a folder', () => {
  test.for(['utils', 'helpers', 'common', 'misc', 'shared', 'lib', 'types', 'core'])(
    'named %s has a meaningless name',
    (name) => {
      expect(findNondescriptFolders([file(`apps/web/src/${name}/money.ts`)])).toHaveLength(1)
    },
  )

  test('is judged by its whole name, and files are not', () => {
    expect(findNondescriptFolders([file('apps/web/src/library/types.ts')])).toEqual([])
  })
})

describe('an import', () => {
  const inServer = (/** @type {string} */ path, /** @type {string} */ specifier) =>
    findWrongImports([file(`apps/server/src/${path}`, `import { x } from '${specifier}'`)])
  const inWeb = (/** @type {string} */ path, /** @type {string} */ specifier) =>
    findWrongImports([file(`apps/web/src/${path}`, `import { x } from '${specifier}'`)])
  const inReader = (/** @type {string} */ path, /** @type {string} */ specifier) =>
    findWrongImports([file(`packages/reader/src/${path}`, `import { x } from '${specifier}'`)])

  test.for([
    ['expenses/expenses.service.ts', '../http/mount.ts', 'a service knows neither HTTP'],
    ['expenses/expenses.service.ts', './expenses.routes.ts', 'a service knows neither HTTP'],
    ['expenses/expenses.service.ts', '../assistant/answer.ts', 'a service knows neither HTTP'],
    ['links/links.service.ts', '../channels/whatsapp/client.ts', 'nor any chat provider'],
    ['expenses/expenses.routes.ts', '../http/mount.ts', 'a route parses'],
    ['assistant/answer.ts', '../channels/whatsapp/client.ts', 'the assistant knows no chat provider'],
    ['channels/whatsapp/channel.ts', '../../expenses/expenses.routes.ts', 'a channel hands messages'],
    ['db/work.ts', '../expenses/expenses.service.ts', 'the database knows no use case'],
    ['errors.ts', './expenses/expenses.service.ts', 'stands on nothing'],
    ['expenses/expenses.service.ts', '../app.ts', 'a service knows neither'],
    ['expenses/expenses.service.ts', '../../../web/src/paths.ts', 'the server knows the contract'],
    [
      'expenses/expenses.service.ts',
      '../../../../packages/reader/src/read.ts',
      'the server knows the contract',
    ],
  ])('in the server file %s of %s is refused', ([path = '', specifier = '', reason = '']) => {
    expect(inServer(path, specifier)).toEqual([expect.stringContaining(reason)])
  })

  test.for([
    ['screens/expenses/list.tsx', '../dashboard/stat-card.tsx', 'a screen never imports another screen'],
    ['screens/expenses/filters/day.tsx', '../../dashboard/stat-card.tsx', 'a screen never imports another'],
    ['components/amount.tsx', '../screens/expenses/list.tsx', 'a component is used by screens'],
    ['ui/button.tsx', '../data/client.ts', 'a piece of ui knows no data'],
    ['data/client.ts', '../ui/toast.tsx', 'data knows nothing of who shows it'],
    ['i18n/format.ts', '../app.tsx', 'texts know nothing'],
  ])('in the web file %s of %s is refused', ([path = '', specifier = '', reason = '']) => {
    expect(inWeb(path, specifier)).toEqual([expect.stringContaining(reason)])
  })

  test.for([
    ['languages/es.ts', '../words/vocabulary.ts', 'words are data'],
    ['context.ts', './read.ts', 'know no reading'],
    ['words/marking.ts', '../numbers/figure.ts', 'what is written is known before'],
    ['days/period.ts', '../message/scan.ts', 'a day is read before'],
    ['weighing/weighing.ts', '../expenses/judge.ts', 'the classifiers know no rule'],
    ['expenses/judge.ts', '../talk/talk.ts', 'without the talk around it'],
    ['talk/talk.ts', '../read.ts', 'talk is read last'],
  ])('in the reader file %s of %s is refused', ([path = '', specifier = '', reason = '']) => {
    expect(inReader(path, specifier)).toEqual([expect.stringContaining(reason)])
  })

  test('in an allowed direction is accepted', () => {
    expect(inReader('talk/talk.ts', '../words/text.ts')).toEqual([])
    expect(inReader('read.ts', './talk/talk.ts')).toEqual([])
    expect(inServer('expenses/expenses.routes.ts', './expenses.service.ts')).toEqual([])
    expect(inServer('links/links.service.ts', '../outbox/outbox.service.ts')).toEqual([])
    expect(inServer('channels/inbox.ts', '../assistant/answer.ts')).toEqual([])
    expect(inServer('main.ts', './app.ts')).toEqual([])
    expect(inWeb('screens/expenses/filters/day.tsx', '../list.tsx')).toEqual([])
    expect(inWeb('screens/expenses/list.tsx', '../../ui/button.tsx')).toEqual([])
    expect(findWrongImports([file('e2e/journey.ts', "import '../tools/product.mjs'")])).toEqual([])
  })

  test('is found in every notation', () => {
    for (const text of [
      "export * from '../app.ts'",
      "import '../app.ts'",
      "const app = await import('../app.ts')",
      "import type { App } from '../app.ts'",
      "import {\n  a,\n  b,\n} from '../app.ts'",
    ]) {
      expect(findWrongImports([file('apps/server/src/expenses/rows.ts', text)]), text).toHaveLength(1)
    }
  })
})

describe('a folder of an app', () => {
  const server = (/** @type {Record<string, string>} */ files) =>
    findFolderCycles(
      Object.entries(files).map(([path, specifier]) =>
        file(`apps/server/src/${path}`, `import '${specifier}'`),
      ),
    )

  test('that another one needs may not need it too, even through a third', () => {
    const round = {
      'budgets/budgets.ts': '../recurring/rows.ts',
      'recurring/rows.ts': '../expenses/rows.ts',
      'expenses/rows.ts': '../budgets/budgets.ts',
    }
    expect(server(round)).toHaveLength(3)
    expect(server({ ...round, 'expenses/rows.ts': '../db/work.ts' })).toEqual([])
  })

  test('may be imported by the tests of what it imports, and by the files above the folders', () => {
    expect(
      server({
        'budgets/budgets.ts': '../expenses/rows.ts',
        'expenses/rows.test.ts': '../budgets/budgets.ts',
        'app.ts': './budgets/budgets.ts',
      }),
    ).toEqual([])
    expect(server({ 'budgets/budgets.ts': '../app.ts', 'app.ts': './budgets/budgets.ts' })).toEqual([])
  })
})

describe('unfinished code', () => {
  test.for([
    ['// TO', 'DO: later'],
    ['// FIX', 'ME'],
    ['test.on', "ly('x', () => {})"],
    ['describe.sk', "ip('x', () => {})"],
    ['test.sk', "ipIf(slow)('x', () => {})"],
    ['it.to', "do('x')"],
    ['// @ts-ig', 'nore'],
  ])('is found: %s%s', ([left, right]) => {
    expect(findUnfinished([file('apps/web/src/a.ts', `const a = 1\n${left}${right}`)])).toHaveLength(1)
  })

  test('is not confused with a Spanish word', () => {
    expect(findUnfinished([file('apps/web/src/a.ts', "const text = 'todo TODOS método'")])).toEqual([])
  })
})

describe('translations', () => {
  const en = { home: { title: 'Hello {{name}}', days_one: 'a day', days_other: '{{count}} days' } }
  const code = "t('title'); t(`home:days`)"
  const faults = (/** @type {object} */ es, shown = code) =>
    findTranslationFaults({ en, es: { home: { ...en.home, ...es } } }, shown)

  test('are accepted when complete', () => {
    expect(faults({})).toEqual([])
  })

  test('are reported when a text is missing', () => {
    const { title } = en.home
    expect(findTranslationFaults({ en, es: { home: { title } } }, code)).toEqual([
      'es lacks home:days_one',
      'es lacks home:days_other',
    ])
    expect(findTranslationFaults({ en, es: {} }, code)).toHaveLength(3)
  })

  test("are reported when English lacks the text, except for a language's own plural forms", () => {
    expect(faults({ more: 'más' })).toEqual(['es home:more is not in en'])
    expect(faults({ days_many: '{{count}} de días' })).toEqual([])
  })

  test('are reported when a text is empty or has other placeholders', () => {
    expect(faults({ title: ' ' })).toEqual(['es home:title is empty'])
    expect(faults({ title: 'Hola {{nombre}}' })).toEqual(['es home:title uses {nombre} where en uses {name}'])
  })

  test('are reported when no screen uses them', () => {
    expect(faults({}, "t('title')")).toEqual([
      'home:days_one is shown nowhere',
      'home:days_other is shown nowhere',
    ])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is looked through
    expect(faults({}, "t('title'); t(`home:${key}`)")).toEqual([])
  })
})

describe('the lock file', () => {
  const whole = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { integrity: 'x', optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
    'node_modules/a/node_modules/a-linux': { integrity: 'x' },
    'node_modules/a-mac': { integrity: 'x' },
  }

  test('is accepted when complete', () => {
    expect(findHoles(whole)).toEqual([])
  })

  test('is reported when a package for another platform is missing', () => {
    const { 'node_modules/a-mac': _, ...holed } = whole
    expect(findHoles(holed)).toEqual(['node_modules/a needs a-mac, which is not in package-lock.json'])
  })

  test('is reported when a package has no integrity hash', () => {
    expect(findHoles({ ...whole, 'node_modules/a-mac': {} })).toEqual(['node_modules/a-mac has no integrity'])
  })
})

test('reports a source that git ignores, but not a build', () => {
  expect(findIgnoredSources('apps/web/src/data/client.ts\napps/web/dist/index.html\n')).toEqual([
    'apps/web/src/data/client.ts is a source, and .gitignore keeps it out',
  ])
})
