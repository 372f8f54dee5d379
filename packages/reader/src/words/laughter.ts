/** The pattern of written laughter, in every language: 'jajaja', 'haha', 'rsrs', 'kkkk', 'lol', 'mdr'. */
export const laughter = '(?:(?:j[aei]|h[ae]|rs){2,}[jhs]?|k{3,}|lo+l|lmao|mdr+|ptdr)'
