import '#i18n/messages.ts'

const messages = {
  title: 'Totals and records',
  subtitle: 'Everything you have ever logged',
  'empty.title': 'Nothing to add up yet',
  'empty.text': 'Log a workout and it counts here: totals, streaks, milestones and records.',
  'empty.action': 'Go to my workouts',
  'totals.title': 'What does it add up to?',
  'totals.sessions': 'sessions',
  'totals.sets': 'sets',
  'totals.reps': 'reps',
  'totals.volume': 'lifted',
  'totals.duration': 'training',
  'totals.exercises': 'exercises',
  'totals.since': 'Since {{day}}. Warm-ups are left out.',
  'calendar.title': 'When did I train?',
  'calendar.days_zero': 'No day of the last year',
  'calendar.days_one': '{{count}} day of the last year',
  'calendar.days_other': '{{count}} days of the last year',
  'calendar.all': 'All sessions',
  'calendar.hint': 'Choose a day to see what you did.',
  'calendar.open_zero': 'Open the session',
  'calendar.open_one': 'Open the session',
  'calendar.open_other': 'Open session {{number}}',
  'question.regular': 'Am I training regularly?',
  'regular.answer': '{{number}} sessions a week over the last year.',
  'regular.line': 'Sessions a week',
  'regular.sessions_zero': '{{count}} sessions',
  'regular.sessions_one': '{{count}} session',
  'regular.sessions_other': '{{count}} sessions',
  'streaks.title': 'Weeks in a row',
  'streaks.current': 'now',
  'streaks.longest': 'longest',
  'streaks.weeks_zero': '{{count}} weeks',
  'streaks.weeks_one': '{{count}} week',
  'streaks.weeks_other': '{{count}} weeks',
  'streaks.open_one': 'This week does not count yet: {{count}} session keeps the streak.',
  'streaks.open_other': 'This week does not count yet: {{count}} sessions keep the streak.',
  'streaks.adherence': 'of weeks on goal',
  'streaks.goal_one': 'A week counts with {{count}} session, your goal.',
  'streaks.goal_other': 'A week counts with {{count}} sessions, your goal.',
  'streaks.noGoal': 'A week counts with one session.',
  'streaks.setGoal': 'Set a weekly goal',
  'streaks.changeGoal': 'Change it',
  'weekdays.title': 'Which days?',
  'milestones.title': 'Milestones',
  'milestone.sessions': '{{value}} sessions',
  'milestone.sets': '{{value}} sets',
  'milestone.volume': '{{value}} lifted',
  'milestone.streak': '{{value}} weeks in a row',
  'records.title': 'What are my records?',
  'records.all_zero': 'Show all',
  'records.all_one': 'Show all',
  'records.all_other': 'Show all {{count}} exercises',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    statistics: typeof messages
  }
}
