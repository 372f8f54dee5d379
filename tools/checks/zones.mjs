/** @typedef {{ name: string, at: RegExp, may: string[], because: string }} Zone */

/**
 * The arrows of ARCHITECTURE.md by folder. A workspace is imported by its package name, never by a path, except for
 * the folders that the importing one lists in `reaches`. Within a workspace, the first zone whose pattern matches a
 * file is the file's; it may import its own zone and those it names. Which packages a folder may import is checked by
 * Biome (biome.json).
 * @type {{ folder: string, reaches?: string[], because: string, zones: Zone[] }[]}
 */
export const workspaces = [
  alone('packages/contract/src/', 'the contract stands alone: server and browser both read it'),
  {
    folder: 'packages/reader/src/',
    because: 'the reader stands alone: pure functions, no accounts, no HTTP',
    zones: [
      zone('tests', /\.test\.ts$|^testing\//, ['*'], ''),
      zone(
        'entry',
        /^(index|money|cli|line|read|scan-message|topics|budget-topics|change-topics|correction-topics)\.ts$/,
        ['*'],
        '',
      ),
      zone('terms', /^category-kind\.ts$/, [], 'the kinds of purchase are the same in all languages'),
      zone('languages', /^languages\//, ['terms'], 'words are data'),
      zone('ground', /^[^/]+$/, ['terms', 'languages'], 'what is read and what it means know no reading'),
      ...layers('terms', 'languages', 'ground')(
        ['words', 'what is written is known before what it counts'],
        ['numbers', 'a number is read before what it is for'],
        ['days', 'a day is read before what happened on it'],
        ['message', 'a clause is found before it is weighed'],
        ['weighing', 'the classifiers know no rule that asks them'],
        ['prices', 'a price is known before what was bought'],
        ['expenses', 'an expense is read without the talk around it'],
        ['talk', 'talk is read last'],
      ),
    ],
  },
  alone('apps/sandbox/src/', "the sandbox knows nothing of the product's code: they talk over HTTP"),
  {
    folder: 'apps/server/src/',
    because: 'the server knows the contract and the reader alone, by their names',
    zones: [
      zone('tests', /\.test\.ts$|^testing\//, ['*'], ''),
      zone('app', /^(main|app|backup|move|command-line)\.ts$/, ['*'], ''),
      zone('deps', /^deps\.ts$/, ['*'], ''),
      zone(
        'events',
        /^(events|idempotency)\.ts$/,
        ['deps', 'ground', 'db'],
        'what goes with a commit knows no use case',
      ),
      zone('ground', /^[^/]+$/, ['deps'], 'what everything stands on stands on nothing itself'),
      zone('db', /^db\//, ['ground'], 'the database knows no use case'),
      zone(
        'http',
        /^http\//,
        ['deps', 'ground', 'db', 'events', 'outbox', 'services'],
        'the web framework knows no route and no chat',
      ),
      // Outbound messages belong to the transaction of the change that they report, so services may queue them.
      zone(
        'outbox',
        /^outbox\//,
        ['deps', 'ground', 'db', 'events', 'services'],
        'queueing a message knows no chat provider and no web framework',
      ),
      zone(
        'channels',
        /^channels\//,
        ['deps', 'ground', 'db', 'events', 'outbox', 'services', 'assistant'],
        'a channel hands messages to the assistant, and knows no route and no web framework',
      ),
      zone(
        'assistant',
        /^assistant\//,
        ['deps', 'ground', 'db', 'events', 'outbox', 'services'],
        'the assistant knows no chat provider and no HTTP',
      ),
      zone(
        'routes',
        /\.routes\.ts$/,
        ['deps', 'ground', 'db', 'events', 'outbox', 'services', 'assistant'],
        'a route parses, calls a service and answers',
      ),
      zone(
        'services',
        /\//,
        ['deps', 'ground', 'db', 'events', 'outbox'],
        'a service knows neither HTTP nor any chat provider: web and assistant call the same one',
      ),
    ],
  },
  {
    folder: 'apps/web/src/',
    because: 'the web app knows the contract and the reader alone, by their names',
    zones: [
      zone('tests', /\.test\.tsx?$|^testing\//, ['*'], ''),
      zone('app', /^(main|early|app|([a-z]+-)?routes)\.tsx?$/, ['*'], ''),
      zone('ground', /^[^/]+$/, [], 'what everything stands on stands on nothing itself'),
      zone('ui', /^ui\//, ['ground', 'i18n'], 'a piece of ui knows no data and no screen'),
      zone('i18n', /^i18n\//, ['ground'], 'texts know nothing of who shows them'),
      zone('data', /^data\//, ['ground', 'i18n'], 'data knows nothing of who shows it'),
      zone('sign-in', /^sign-in\//, ['ground', 'i18n', 'data', 'ui'], 'signing in knows no screen'),
      zone(
        'components',
        /^components\//,
        ['ground', 'i18n', 'data', 'sign-in', 'ui'],
        'a component is used by screens and knows none',
      ),
      zone(
        'shell',
        /^shell\//,
        ['ground', 'i18n', 'data', 'sign-in', 'ui', 'components'],
        'the shell frames screens and knows none',
      ),
      zone(
        'screens/$1',
        /^screens\/([^/]+)\//,
        ['ground', 'i18n', 'data', 'sign-in', 'ui', 'components', 'shell'],
        'a screen never imports another screen: what two of them share is a component',
      ),
    ],
  },
  { ...alone('apps/web/', 'the build renders the landing page'), reaches: ['apps/web/src/', 'tools/'] },
  {
    ...alone(
      'bench/',
      'measurements drive the product from outside, as journeys do; the reader has no outside',
    ),
    reaches: ['tools/', 'e2e/', 'packages/reader/src/'],
  },
  { ...alone('e2e/', 'journeys drive the product from outside, as people do'), reaches: ['tools/'] },
  {
    ...alone('tools/torture/', 'an experiment drives real servers and then looks into their database'),
    reaches: ['tools/', 'apps/server/src/testing/'],
  },
  alone('tools/', 'tools run on a fresh clone, before any of the product can'),
]

/**
 * @param {string} name `$1` in it is replaced by the pattern's first capture
 * @param {RegExp} at
 * @param {string[]} may names of zones; `*` means the whole workspace
 * @param {string} because
 */
function zone(name, at, may, because) {
  return { name, at, may, because }
}

/**
 * Zones of folders, each of which may import those before it and these.
 * @param {string[]} these
 * @returns {(...folders: [name: string, because: string][]) => Zone[]}
 */
function layers(...these) {
  return (...folders) =>
    folders.map(([name, because], index) => {
      const below = folders.slice(0, index).map(([folder]) => folder)
      return zone(name, new RegExp(`^${name}/`), [...these, ...below], because)
    })
}

/**
 * A workspace without zones of its own.
 * @param {string} folder
 * @param {string} because
 */
function alone(folder, because) {
  return { folder, because, zones: [zone('all', /./, [], '')] }
}
