import type { importing as english } from '../en/importing.ts'
import type { Texts } from '../texts.ts'

/**
 * Importing a file: what it must contain and how it went. The server recognises the columns by the names that stand
 * here.
 */
export const importing = {
  title: 'Importer des dépenses',
  text: 'Depuis un tableur enregistré en CSV. Chaque ligne est une dépense.',
  needed: 'Il faut ces colonnes',
  optional: 'Et si elles y sont, celles-ci',
  columns: {
    date: 'date',
    description: 'description',
    amount: 'montant',
    category: 'catégorie',
    paidBy: 'payé par',
    note: 'remarque',
  },
  hints: {
    date: 'comme {{day}}',
    description: 'pour quoi c’était',
    amount: 'en {{currency}}',
    category: 'créée si tu ne l’as pas',
    paidBy: 'quelqu’un du foyer\u00a0; sinon toi',
    note: 'ce que tu veux retenir',
  },
  once: 'Tout le fichier est noté, ou rien, et rien deux fois si tu le reprends.',
  bringing: 'Nous les notons. Un long fichier prend un moment\u00a0; tu peux fermer ceci en attendant.',
  sample: {
    download: 'Télécharger un exemple',
    file: 'casita-exemple.csv',
    first: 'Courses au marché',
    second: 'Loyer',
  },
  choose: 'Choisir un fichier',
  categories: {
    title: 'Catégories du fichier',
    text: 'Ton foyer ne les a pas. Choisis où va chacune, ou crée-la.',
    new: 'Créer «\u00a0{{name}}\u00a0»',
    go: 'Importer',
    closed: 'Rien n’a été importé\u00a0: il faut d’abord choisir les catégories.',
  },
  imported_one: 'Une dépense notée',
  imported_other: '{{count}} dépenses notées',
  nothingNew: 'Rien de nouveau dans ce fichier',
  known_one: 'Une était déjà là.',
  known_other: '{{count}} étaient déjà là.',
  made_one: 'Catégorie créée\u00a0: {{names}}',
  made_other: '{{count}} catégories créées\u00a0: {{names}}',
  leftOut: 'Rien n’a été noté. Corrige ceci et choisis le fichier à nouveau\u00a0:',
  rows_one: 'Ligne {{rows}}, {{column}}',
  rows_other: 'Lignes {{rows}}, {{column}}',
  wrong: {
    date: 'Nous ne la comprenons pas. Écris-la comme {{day}}.',
    description: 'Il manque pour quoi c’était.',
    amount: 'Nous ne le comprenons pas, ou il est dans une autre devise.',
    category: 'Une catégorie ne peut pas s’appeler ainsi.',
    paidBy: 'Personne du foyer ne s’appelle ainsi.',
    paidBySeveral:
      'Plusieurs personnes du foyer s’appellent ainsi\u00a0: écris le nom complet ou laisse vide.',
    note: 'Elle est trop longue.',
  },
  more: 'Il y en a peut-être d’autres\u00a0: voici les {{count}} premières.',
  tooMany: 'Un fichier contient au plus {{count}} dépenses. Partage-le en plusieurs.',
  failed: 'Impossible de lire le fichier. Il lui faut les colonnes date, description et montant.',
  recent: 'Imports récents',
  count_one: 'Une dépense',
  count_other: '{{count}} dépenses',
  by: '{{day}}, {{name}}',
  state: {
    running: '{{done}} lignes sur {{all}} traitées',
    cut_off: 'Arrêté à {{done}} lignes sur {{all}}. Choisis le fichier à nouveau pour le terminer.',
    taken_back: 'Annulé',
  },
  takeBack: {
    label_one: 'Annuler l’import d’une dépense, {{day}}',
    label_other: 'Annuler l’import de {{count}} dépenses, {{day}}',
    // Not 'Annuler', which closes every dialog.
    title: 'Retirer cet import\u00a0?',
    submit: 'Retirer',
    text_one: 'La dépense importée par {{name}} le {{day}} est supprimée\u00a0: {{amount}}.',
    text_other: 'Les {{count}} dépenses importées par {{name}} le {{day}} sont supprimées\u00a0: {{amount}}.',
    rule: 'Ce que quelqu’un a changé depuis reste. Tu peux récupérer les dépenses pendant {{days}} jours, ou reprendre le fichier.',
    deleted_one: 'Une dépense supprimée',
    deleted_other: '{{count}} dépenses supprimées',
    kept_one: 'Une a changé depuis et reste.',
    kept_other: '{{count}} ont changé depuis et restent.',
    away_one: 'La catégorie {{names}}, que rien n’utilise plus, est désactivée.',
    away_other: '{{count}} catégories que rien n’utilise plus sont désactivées\u00a0: {{names}}',
    failed: 'Impossible d’annuler l’import.',
  },
} satisfies Texts<typeof english>
