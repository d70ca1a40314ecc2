import '#i18n/messages.ts'

const messages = {
  title: 'Help',
  description: 'Help with Barra: answers to what lifters ask, what to try first, and a person to write to.',
  heading: 'What is stuck?',
  lead: 'First things first: what you logged is on your phone. Then let us see.',
  'way.faq': 'Questions and answers',
  'way.faq.text': 'Signal, sets, devices, money and data.',
  'way.contact': 'Write to us',
  'way.contact.text': 'A person reads it and answers by email.',
  'way.guides': 'Guides',
  'way.guides.text': 'The first workout, the home screen, RPE and warm-ups.',
  'aid.title': 'Try this first',
  'aid.phone.title': 'A set stays at “on this device”',
  'aid.phone.text':
    'It is safe there. Open the sync status at the top of the app: it says what waits and why. If it asks you to log in again, do so; if the server did not take something, you see the reason and can correct it.',
  'aid.open.title': 'Barra does not open without a signal',
  'aid.open.text':
    'Open it once with a connection and wait until the home screen says “Ready”. In private browsing, and in some in-app browsers, nothing can be kept: use your usual browser.',
  'aid.stale.title': 'Two devices show different things',
  'aid.stale.text':
    'Give both a connection and open Barra on both. In the sync status, “Compare with the server” finds and fixes any difference.',
  'aid.space.title': 'The phone says there is no room',
  'aid.space.text':
    'Remove photos, videos or apps you no longer need. Do not clear the data of this site: sets the server does not have yet are there.',
  'faq.title': 'Questions and answers',
  'faq.description':
    'Does Barra really work without a signal? Can I lose a set? What happens when the trial ends? Answers for lifters.',
  'faq.heading': 'You ask, we answer.',
  'faq.lead': 'What Barra does, and what it does not do yet.',
  'faq.more': 'Not here?',
  'faq.write': 'Write to us',
  'faq.signal.question': 'Does it really work without any signal?',
  'faq.signal.answer':
    'Yes. Once you have opened Barra with a connection and logged in, the app, your workouts, your history and the exercise library are on the phone. You can close it, restart the phone, open it in airplane mode and log a whole workout.',
  'faq.offline.question': 'What happens to what I log offline?',
  'faq.offline.answer':
    'It is written to the phone at once and waits there. As soon as there is a connection, Barra sends it by itself; if the connection drops halfway, it goes on where it stopped. The top of the app always says how many changes are still waiting.',
  'faq.need.question': 'What do I need a connection for?',
  'faq.need.answer':
    'To create an account or log in, to pay, to write to us, and for your sets to reach the server and your other devices. Nothing between you and the next set.',
  'faq.lost.question': 'Can I lose a set?',
  'faq.lost.answer':
    'A set is ticked only once it is written to the disk of your phone. After that a dead battery or a closed app takes nothing. What can take it is the phone itself, before the set has reached the server: a broken or lost phone, or somebody clearing the browser’s data for this site. That is why each tick says whether the server has it, and why installing Barra on the home screen is a good idea.',
  'faq.devices.question': 'Can I use it on two devices?',
  'faq.devices.answer':
    'On as many as you like. If you log on two of them without a signal, both are merged set by set when they meet. If both changed the same number, the later change counts; no logged set is dropped.',
  'faq.locked.question': 'Does the rest clock ring while the screen is locked?',
  'faq.locked.answer':
    'That depends on the phone, and Barra tells you before the first rest. Some phones put web apps to sleep when the screen locks; there, Barra keeps the screen on while you train if it may. The time itself is always right when you look.',
  'faq.app.question': 'Is there an app in the store?',
  'faq.app.answer':
    'Not yet. You install Barra from the browser: it gets its icon, opens in its own window and works offline. The guides show how on your device. Android and iOS apps are being prepared; what you log here will be there, as it is the same account.',
  'faq.units.question': 'Kilos or pounds?',
  'faq.units.answer':
    'Both, and mixed. A weight is kept as you typed it: 100 lb stays 100 lb, also after you have looked at it in kilos. You can set up several gyms with the bars and plates each of them has.',
  'faq.sets.question': 'Does it do supersets, drop sets and AMRAP?',
  'faq.sets.answer':
    'Yes: warm-up, working, drop, to failure, AMRAP and myo-reps, rep ranges, RPE or RIR, timed sets, and supersets that alternate by themselves.',
  'faq.exercises.question': 'My exercise is missing. Can I add it?',
  'faq.exercises.answer':
    'As many as you like, with the muscles it works, its equipment and its usual rest. Built-in ones you never do can be hidden.',
  'faq.correct.question': 'I typed something wrong last week. Can I correct it?',
  'faq.correct.answer':
    'Yes. Open the session in the history and correct it. A deleted session can be brought back. Changing a workout never changes what you did with it before.',
  'faq.charts.question': 'Does it show me whether I am getting stronger?',
  'faq.charts.answer':
    'Yes, exercise by exercise: estimated 1RM, heaviest set, volume, and your most reps with each weight, over any stretch of time. There are sets per muscle, your body weight and measurements, and totals. A record is named the moment you set it. All of it is calculated on the phone, so it works offline.',
  'faq.import.question': 'Can I bring my history from another app?',
  'faq.import.answer':
    'Yes: from Strong, Hevy, FitNotes and StrongLifts, with the CSV file that the app exports, and from Barra’s own JSON and CSV files. It is in your profile, under Your data. You see what is in the file and which exercise becomes which before anything is saved; it all comes in or nothing does, and an import can be undone. The file never leaves your device.',
  'faq.trial.question': 'What happens when the trial ends?',
  'faq.trial.answer':
    'Nothing is charged: there is no card on file. To start workouts and see the dashboard you then need a plan. A workout that is running is never interrupted.',
  'faq.without.question': 'What can I do without a plan?',
  'faq.without.answer':
    'Read and correct your whole history, plan workouts, look up exercises, export everything, and delete your account. The test workout on the start page needs no account at all.',
  'faq.cancel.question': 'How do I cancel?',
  'faq.cancel.answer':
    'In your profile, under Subscription: at the end of the period, which you keep to its last day, or at once. Until then you can change your mind.',
  'faq.export.question': 'How do I get my data out?',
  'faq.export.answer':
    'In your profile, under Your data: one JSON file with everything, or your sets and measurements as CSV for a spreadsheet. It works offline, and without a plan.',
  'faq.delete.question': 'What is deleted when I delete my account?',
  'faq.delete.answer':
    'Your training, profile, picture and login, on the server and on that device, and your subscription ends. Nobody can bring it back. The Privacy Policy says what little stays, and why.',
  'faq.share.question': 'Several of us use one phone. Does that work?',
  'faq.share.answer':
    'Each account has a database of its own on the phone. Log out and the next one logs in. If something was not sent yet, Barra says so and keeps it until you log in again.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    support: typeof messages
  }
}
