/** Analytics: any period, by category or by person. */
export const analytics = {
  title: 'Analytics',
  text: 'Where the money goes, over any stretch of time.',
  failed: 'We could not load the analytics',
  period: {
    label: 'Period',
    month: 'This month',
    quarter: '3 months',
    year: '12 months',
    calendarYear: 'This year',
  },
  by: { label: 'Group by', category: 'Category', member: 'Person' },
  sum: {
    total: 'Spent',
    count_one: '{{count}} expense',
    count_other: '{{count}} expenses',
    before: 'Previous period',
    highest: 'Highest: {{name}}, {{amount}}',
    average: { month: 'Average per month', week: 'Average per week', day: 'Average per day' },
    compared: {
      less: '{{percent}} less',
      more: '{{percent}} more',
      same: 'the same',
      new: 'nothing to compare',
    },
  },
  chart: {
    title: { month: 'Month by month', week: 'Week by week', day: 'Day by day' },
    bar: '{{name}}: {{amount}} in {{expenses}}. Open them',
    weekOf: 'week of {{period}}',
    rest: 'and {{count}} more',
  },
  parts: { category: 'By category', member: 'By person', none: 'No category', against: 'against {{period}}' },
  table: {
    title: {
      month: 'Month by month in figures',
      week: 'Week by week in figures',
      day: 'Day by day in figures',
    },
    category: 'Category',
    member: 'Person',
    total: 'Total',
    cell: '{{name}}, {{when}}: {{amount}}',
  },
  empty: {
    first: 'From the first expense on you see here where it goes, month by month.',
    title: 'Nothing was spent here',
    text: 'Try another period or another person. What your household writes down appears here.',
    year: 'See the last 12 months',
  },
}
