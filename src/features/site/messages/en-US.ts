import '#i18n/messages.ts'

const messages = {
  title: 'The workout log that works without a signal',
  description:
    'Barra logs every set on your phone the moment you tap it, with or without a signal, and syncs when the signal comes back. Try a sample workout, no account needed.',
  'frame.home': 'Barra home',
  'frame.places': 'Main',
  'frame.languages': 'Language',
  'frame.login': 'Sign in',
  'frame.open': 'Open Barra',
  'frame.install': 'Install Barra',
  'frame.solution': 'How it works',
  'frame.resources': 'Guides',
  'frame.support': 'Help',
  'frame.contact': 'Contact',
  'frame.product': 'Barra',
  'frame.help': 'Get help',
  'frame.legal': 'Legal',
  'frame.tryIt': 'Try a sample workout',
  'frame.signUp': 'Create an account',
  'frame.faq': 'Questions and answers',
  'frame.terms': 'Terms of Service',
  'frame.privacy': 'Privacy Policy',
  'frame.farewell': 'Made for places where your phone has no signal.',
  signUp: 'Create an account',
  tryIt: 'Try a sample workout',
  tryNote: 'No account, no card. Your sample workout stays on your device unless you save it to an account.',
  headlineSignal: 'Zero bars of signal.',
  headlineBar: 'One loaded bar.',
  lead: 'Barra is a workout log for basement gyms. Every set is saved on your phone the moment you tap it, and syncs to your account when the signal comes back.',
  'frame.browsers': 'Runs in Safari 17 (iOS 17), Chrome and Edge 120, Firefox 126, and later versions.',
  'picture.workout':
    'A workout in progress in Barra: the current set is large, with last time’s numbers beside it and one big button to check it off.',
  'picture.keypad': 'Barra’s own keypad for weights, with the plates to load drawn on a bar.',
  'picture.dashboard':
    'Barra’s Home tab: your next workout, this week, and whether your phone is ready to train offline.',
  'picture.history': 'Your history in Barra: every workout with its date, duration and sets.',
  'picture.builder': 'A routine being built in Barra: exercises with their sets, weights and rest times.',
  'floor.street': 'Street level',
  'floor.stairs': 'The stairs',
  'floor.gym': 'The gym',
  'floor.locker': 'The locker room',
  'stairs.title': 'One bar left. You already have everything.',
  'stairs.text':
    'Before you head down, Barra’s Home tab answers one question: are you ready? Nothing has to load down there.',
  'stairs.app': 'The app itself, even in airplane mode',
  'stairs.training': 'Your routines, your whole history and last time’s numbers',
  'stairs.library': 'The exercise library with instructions, in your language',
  'stairs.pass': 'Your subscription, checked on your phone so you don’t get locked out in the basement',
  'gym.title': 'One tap per set. No waiting.',
  'gym.text':
    'Your routine is already filled in, so a set done as planned takes one tap. Rest starts automatically, and your next set is ready when the timer runs out.',
  'gym.last.title': 'Last time, next to every set',
  'gym.last.text': 'What you lifted on this set last time, right next to what you’re lifting now.',
  'gym.plates.title': 'Plate math, done',
  'gym.plates.text': 'The keypad shows what to load, using the bars and plates your gym has. In kilos or pounds.',
  'gym.rest.title': 'A rest timer you can trust',
  'gym.rest.text': 'The timer goes by the clock, so it stays accurate even after your screen locks.',
  'gym.undo.title': 'A wrong tap is easy to undo',
  'gym.undo.text': 'A slip of a chalky thumb costs you a tap, not a set.',
  'mishap.title': 'Go ahead, try to lose a set.',
  'mishap.text': 'A set gets its check mark only once it’s saved on your phone. So:',
  'mishap.battery.title': 'Battery dead?',
  'mishap.battery.text': 'Charge it, open Barra, and you’re back at the same set.',
  'mishap.tab.title': 'Closed the app?',
  'mishap.tab.text': 'Your workout is where you left it. Swiping back never ends it.',
  'mishap.lock.title': 'Screen locked?',
  'mishap.lock.text':
    'Your rest timer keeps going. Barra tells you up front whether your phone can alert you while it’s locked.',
  'mishap.two.title': 'Phone and tablet?',
  'mishap.two.text': 'Log sets on both with no signal. When they sync, every set is kept.',
  'up.title': 'Back upstairs, everything syncs by itself.',
  'up.text':
    'At the first bar of signal, your sets go to your account and from there to your other devices. Each check mark shows where its set is saved: on this device or on the server.',
  'up.outbox': 'A list of everything that hasn’t reached the server yet, to review, retry or export',
  'up.conflict': 'Two versions of a workout, merged set by set without losing a logged set',
  'up.export': 'Everything you’ve ever logged, in one file, whenever you want it',
  'up.languages': 'English, Portuguese and Spanish, each written from scratch, not translated',
  'up.more': 'How it works, in detail',
  'price.title': 'One plan. Everything included.',
  'price.lead':
    'New accounts start with a free trial, no card needed. You’ll see the exact price for your country before you pay.',
  'price.monthly': 'Monthly',
  'price.annual': 'Annual',
  'price.perMonth': 'per month',
  'price.monthlyTerms': 'Renews every month until you cancel.',
  'price.annualTerms': '{{price}} billed once a year. Renews every year until you cancel.',
  'price.free': 'Nothing is charged when the trial ends. Choosing a plan is up to you.',
  'price.yours': 'Without a plan, you can still view, edit and export everything you logged',
  'price.leave': 'Cancel in your profile and keep what you paid for until the last day',
  'ending.title': 'Your next set is waiting. The network can wait.',
  'solution.title': 'How it works',
  'solution.description':
    'From planning at home to the last set in a basement: how Barra keeps your workouts on your phone and gets them to the server without losing a set.',
  'solution.heading': 'Your phone is all you need.',
  'solution.lead':
    'Most apps ask a server for permission to show you your own workouts. Barra keeps them on your phone and tells the server later. Everything else follows from that.',
  'solution.before.title': 'Before: plan once',
  'solution.before.1.title': 'Start from a program or a blank page',
  'solution.before.1.text':
    'Add a ready-made program, such as full body, upper/lower, push/pull/legs or 5×5, and change it however you like.',
  'solution.before.2.title': 'Exercises by the names you use',
  'solution.before.2.text':
    'Search forgives accents, word order and typos. If something’s missing, add as many custom exercises as you like.',
  'solution.before.3.title': 'Sets the way you think of them',
  'solution.before.3.text':
    'Warm-ups, drop sets, supersets, AMRAP, rep ranges, RPE targets and a rest time for each exercise.',
  'solution.before.4.title': 'Drafts that stick around',
  'solution.before.4.text':
    'Close the app while you’re planning, and the draft is there when you come back. You can undo and redo, too.',
  'solution.during.title': 'During: eyes on the bar',
  'solution.during.1.title': 'Your current set is big. The others are small.',
  'solution.during.1.text':
    'You can read the weight and reps at arm’s length, and the button to check off the set is under your thumb.',
  'solution.during.2.title': 'A keypad made for weights',
  'solution.during.2.text':
    'Digits with a decimal point or comma, plus and minus buttons, RPE and plates. 100 lb stays 100 lb, even if you switch units later.',
  'solution.during.3.title': 'Change your mind',
  'solution.during.3.text':
    'Add, remove, replace and reorder exercises and sets while you train. Supersets alternate automatically.',
  'solution.during.4.title': 'Pause, leave, come back',
  'solution.during.4.text':
    'A workout in progress waits at the bottom of every screen. If you forget to finish it, Barra suggests an end time.',
  'solution.after.title': 'After: it’s logged',
  'solution.after.1.title': 'Every workout, as it was',
  'solution.after.1.text':
    'A workout keeps its own copy of what was planned and done. Changing or deleting the routine later never touches it.',
  'solution.after.2.title': 'Fix it, repeat it, resume it',
  'solution.after.2.text':
    'Correct a typo the next day, repeat a good workout, or resume one you ended early. Deleted workouts can be restored.',
  'solution.after.3.title': 'Your history for every exercise',
  'solution.after.3.text': 'Open an exercise and see what you’ve done, set by set.',
  'solution.after.4.title': 'Sets per muscle',
  'solution.after.4.text': 'See which muscles each workout hit, and with how many sets.',
  'solution.data.title': 'Your data: on your phone, on the server, in a file',
  'solution.data.1.title': 'A check mark that tells the truth',
  'solution.data.1.text':
    '“On this device” once it’s saved on the phone; “on the server” once the server has confirmed that set.',
  'solution.data.2.title': 'Take your data with you anytime',
  'solution.data.2.text':
    'Export works offline and without a subscription. You get one JSON file with everything in it.',
  'solution.data.3.title': 'Several people, one phone',
  'solution.data.3.text':
    'Each account has its own database. If you sign out before every set has synced, Barra tells you and keeps the ones that haven’t.',
  'solution.data.4.title': 'Deleted means deleted',
  'solution.data.4.text':
    'Deleting your account removes your workouts, profile, picture and sign-in from the server, and ends your subscription.',
  'resources.title': 'Guides',
  'resources.description':
    'Your first workout in five steps, how to add Barra to your home screen, an RPE and RIR chart, a warm-up ladder, and what the set types mean.',
  'resources.heading': 'Learn the lingo, then lift.',
  'resources.lead': 'Short guides to Barra and the numbers lifters use.',
  'resources.start.title': 'Your first workout in five steps',
  'resources.start.1': 'Create an account, or tap “Try a sample workout” to start without one.',
  'resources.start.2':
    'In Routines, add a ready-made program or build a routine of your own: name it and add exercises and sets.',
  'resources.start.3': 'Tap Start. Do the set, change the numbers if you did something different, and check it off.',
  'resources.start.4': 'Rest until the timer goes off. Tap to add or subtract 15 seconds.',
  'resources.start.5':
    'Tap Finish. If you left sets unfinished, Barra tells you how many, and you choose whether to keep or discard them.',
  'resources.install.title': 'Add Barra to your home screen',
  'resources.install.text':
    'Barra runs in your browser. Once installed, it opens like any other app, and the browser is less likely to clear your data.',
  'resources.install.iphone': 'iPhone and iPad',
  'resources.install.iphone.others':
    'In Chrome, Share is at the end of the address bar; on an iPad, at the top right; in other browsers, in their menu. Inside another app, such as Instagram, open this page in Safari first.',
  'resources.install.android': 'Android',
  'resources.install.android.how': 'Open Barra in Chrome, tap the three-dot menu, then “Install app.”',
  'resources.install.desktop': 'Computer',
  'resources.install.desktop.how': 'In Chrome or Edge, click the install icon at the end of the address bar.',
  'resources.effort.title': 'How hard was it? RPE and RIR',
  'resources.effort.text':
    'RPE says how hard a set was, RIR how many reps you had left. They’re the same scale seen from opposite ends.',
  'resources.effort.feels': 'How it feels',
  'resources.effort.10': 'Nothing left. Not one more rep.',
  'resources.effort.9': 'One left, and that would’ve been it.',
  'resources.effort.8': 'Two left. Hard, with clean form.',
  'resources.effort.7': 'Three left. The bar still moves fast.',
  'resources.effort.6': 'Four left. A good last warm-up.',
  'resources.warmUp.title': 'A warm-up ladder',
  'resources.warmUp.text':
    'Before a heavy barbell lift, add weight with each set, keep the reps low, and don’t tire yourself out. Percentages are of your first working set.',
  'resources.warmUp.set': 'Set',
  'resources.warmUp.weight': 'Weight',
  'resources.warmUp.reps': 'Reps',
  'resources.warmUp.emptyBar': 'Empty bar',
  'resources.kinds.title': 'Set types',
  'resources.kinds.warm-up': 'Gets you ready without tiring you out. Doesn’t count toward volume.',
  'resources.kinds.working': 'The sets that count.',
  'resources.kinds.drop': 'Less weight, no rest, keep going.',
  'resources.kinds.failure': 'Until you can’t complete another rep.',
  'resources.kinds.amrap': 'As many reps as possible with good form.',
  'resources.kinds.myo': 'One long set, then short ones with a few breaths in between.',
  'legal.since': 'Effective {{date}}',
  'legal.contents': 'Contents',
  'legal.write': 'Contact us',
  'legal.terms.title': 'Terms of Service',
  'legal.terms.description':
    'What you can expect from Barra, what it costs, how to leave, and what we ask of you, in plain language.',
  'legal.terms.lead': 'The agreement between you and us when you use Barra, in plain language.',
  'legal.terms.what.title': 'What Barra is',
  'legal.terms.what.text':
    'Barra is a workout log: an app that runs in your browser, keeps your workouts on your device and copies them to our server. “We” means the people who run the server at this web address.',
  'legal.terms.account.title': 'Your account',
  'legal.terms.account.text':
    'You can try a sample workout without an account. If you create one, use your own email, keep your password to yourself, and tell us if someone else gets into your account. Each person may have one account; several accounts may share one device.',
  'legal.terms.data.title': 'What you log is yours',
  'legal.terms.data.text':
    'You keep all rights to what you log. You allow us to store it and to send it to your own devices in order to provide the service, and for no other purpose. You can export it at any time, with or without a plan.',
  'legal.terms.trial.title': 'The trial',
  'legal.terms.trial.text':
    'A new account comes with a free trial, one per person. It starts once your email is confirmed. We do not ask for a card, and nothing is charged when it ends. The app shows how many days are left.',
  'legal.terms.plan.title': 'Plan, price and renewal',
  'legal.terms.plan.text':
    'You need the trial or a plan to start workouts and to use the home screen and the progress pages. You do not need either for your history, export, planning or the exercise library.\nYou pay for a plan by the month or by the year, at the price you see before you pay, and it renews for the same period until you cancel. Price changes apply to you at your next renewal at the earliest, and we will tell you beforehand.',
  'legal.terms.leave.title': 'Cancellation',
  'legal.terms.leave.text':
    'You can cancel in your profile. If you choose to cancel at the end of the billing period, you keep access until the last day and nothing more is charged. If you choose to cancel right now, access ends immediately, without a refund for the rest of the billing period. This does not affect any right of withdrawal or right to a refund you have under the laws of your country.',
  'legal.terms.health.title': 'Your health',
  'legal.terms.health.text':
    'Barra records and calculates; it is neither a doctor nor a coach. Programs and suggested numbers, such as warm-up weights, are general. If something hurts, stop; if you are ill, pregnant or coming back from an injury, see a doctor or physical therapist.',
  'legal.terms.offline.title': 'When the server is down',
  'legal.terms.offline.text':
    'We try to keep the server available but do not promise that it always will be. The app is built so that you can keep training: what you log is saved on your device first. Until a set says “on the server,” the only copy is on your device, so take care of it.',
  'legal.terms.fair.title': 'What we ask of you',
  'legal.terms.fair.text':
    'Do not break into other people’s accounts, do not overload the server on purpose, and do not store illegal content. We may close accounts that break these rules. Even then, you can ask for a copy of your data as a file.',
  'legal.terms.liability.title': 'Liability',
  'legal.terms.liability.text':
    'We are liable for intentional acts and gross negligence, for harm to life and health, and wherever the law requires it. Beyond that, we are liable only for damage that is typical and foreseeable for a service like this.',
  'legal.terms.changes.title': 'Changes to these terms',
  'legal.terms.changes.text':
    'If these terms change in a way that affects you, we will tell you before the change takes effect. If you do not agree, cancel and take your data with you. The consumer laws of your country apply in any case.',
  'legal.terms.contact.title': 'Questions',
  'legal.terms.contact.text': 'Reach us through the contact form.',
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.description':
    'What Barra stores about you, on your device and on the server, for how long, who else sees it, and how to export and delete it.',
  'legal.privacy.lead': 'What Barra stores about you, where, for how long, and how to delete it.',
  'legal.privacy.short.title': 'In short',
  'legal.privacy.short.text':
    'Your workouts are on your device and, once you have an account, on our server. We do not sell your data, show ads or count visits: there is no tracker and no analytics service in Barra. You can export everything and delete everything yourself.',
  'legal.privacy.device.title': 'On your device',
  'legal.privacy.device.text':
    'In your browser’s storage: your routines, workouts, exercises and measurements, in a separate database for each account; changes waiting to be sent; drafts; a copy of your profile and subscription details from the server; and the app’s files, so that it opens offline.\nSmall settings: language, theme, and which account is open. One cookie, “user-locale,” remembers your language for a year. Barra sets no other cookies.\nYour data is deleted from the device when you sign out and the server has everything, when you delete your account, or when you clear the site’s data in your browser. A sample workout done without an account never leaves the device unless you save it to an account.',
  'legal.privacy.permissions.title': 'What the app asks your phone for',
  'legal.privacy.permissions.text':
    'Only what you use, when you use it: notifications when a rest is over, which your device creates itself, with no push service involved; keeping the screen on while you train; a number on the app’s icon for what is still waiting to be sent; your browser’s promise to keep your data; and the camera, when you tap to scan a code. None of this tells us anything about you, and nothing that the camera sees while scanning leaves your device. You choose your own profile picture, and it is cropped on your device before it is uploaded.',
  'legal.privacy.server.title': 'On our server',
  'legal.privacy.server.text':
    'The same data as on your device, so that your other devices have it; your email and name; and whatever else you add to your profile: picture, date of birth, gender, weight, height, experience, goals, limitations, time zone and language. Only email and name are required.\nOverwritten versions of what you log are kept for up to 30 days, so that a mistake can be fixed. What the server could not accept is kept separately for 30 days.\nYour weight, limitations and workouts can say something about your health. We use them only to show them to you.',
  'legal.privacy.identity.title': 'Signing in',
  'legal.privacy.identity.text':
    'Sign-in is handled by Firebase Authentication, a Google service. It stores your email, your name, when you signed in, and your password in a form that cannot be read back. We never see your password. If you sign in with Google, Facebook or another provider we offer, that provider learns that you use Barra, and we receive your name, email and picture from it. Your profile picture is kept in Firebase’s file storage or on our server. If reCAPTCHA, another Google service, is turned on for this server, it checks that pictures are uploaded from the app; it is loaded only for that.',
  'legal.privacy.payment.title': 'Payments',
  'legal.privacy.payment.text':
    'Payments are handled by Stripe. Your card details go to Stripe and never to us. We store your Stripe customer number, your plan, and its price, currency and dates. Stripe keeps invoices for as long as tax law requires.\nTo limit the free trial to one per person, we keep a keyed fingerprint of your account and email. It does not name you, and it stays after the account is deleted.',
  'legal.privacy.contact.title': 'Contacting us',
  'legal.privacy.contact.text':
    'What you send with the contact form (name, email, message, language) is stored on our server, separately from your account, and emailed to the people who reply. It is deleted from the server after a year, or sooner if you ask.',
  'legal.privacy.place.title': 'Your location',
  'legal.privacy.place.text':
    'The currency you see is chosen on your device, based on your browser’s language and time zone. If that leaves any doubt, the pricing screens may ask a service which country your IP address belongs to. If those screens ask for your location, it is only to choose the currency: your location is rounded to about a kilometer and sent to a service that looks up the country. Only the country is kept, on your device; the location is not stored. Everything works just as well if you say no.',
  'legal.privacy.log.title': 'Server logs',
  'legal.privacy.log.text':
    'Like every server, ours logs requests (time, page, response) to run safely and to find errors. Your IP address is used only to refuse excessive requests and does not appear in these logs. Neither does anything you enter in Barra.',
  'legal.privacy.others.title': 'Who else sees your data',
  'legal.privacy.others.text':
    'Nobody except the providers who help us run the service: Google (sign-in and pictures), Stripe (payments), and those who host the server and deliver our email. Some of them are outside your country; they are bound by contract to protect your data as the law of your country requires.\nTo choose the currency, a lookup service may also see your IP address or rounded location, as described under “Your location.”',
  'legal.privacy.rights.title': 'Your rights',
  'legal.privacy.rights.text':
    'You can see, correct, export and delete what we store about you, and object to its use. The GDPR and the LGPD give you these rights, and we extend them to everyone. You can do most of this yourself in your profile: correct your data there, or export it as a JSON file, even offline and without a plan. For the rest, contact us. You can also file a complaint with your country’s data protection authority.',
  'legal.privacy.deletion.title': 'Deleting your account',
  'legal.privacy.deletion.text':
    'You can delete your account in your profile, under Privacy. This ends your subscription and deletes your workout data, profile, picture, Stripe customer record and sign-in, on the server and on the device you are using, right away and permanently.\nWhat stays: a record that this account was deleted, so that an old device does not restore it; the trial fingerprint; what Stripe must keep; and server backups until they are overwritten. Other devices delete their copies the next time they reach the server.',
  'legal.privacy.changes.title': 'Changes',
  'legal.privacy.changes.text':
    'If we change this policy, we will update the date above. If the change affects you, we will also tell you in the app.',
  'support.title': 'Help',
  'support.description':
    'Help with Barra: answers to common questions, what to try first, and a real person to contact.',
  'support.heading': 'How can we help?',
  'support.lead': 'First things first: what you logged is on your phone. Now let’s take a look.',
  'support.way.faq': 'Questions and answers',
  'support.way.faq.text': 'Offline use, sets, devices, billing and data.',
  'support.way.contact': 'Contact us',
  'support.way.contact.text': 'A real person will read your message and reply by email.',
  'support.way.guides': 'Guides',
  'support.way.guides.text': 'Your first workout, installing Barra, RPE and warm-ups.',
  'support.aid.title': 'Try this first',
  'support.aid.phone.title': 'A set still says “on this device”',
  'support.aid.phone.text':
    'The set is safe on that device. Open the sync status at the top of the app: it shows what’s waiting and why. If it asks you to sign in again, do that. If the server rejected something, you’ll see the reason and can fix it.',
  'support.aid.open.title': 'Barra doesn’t open offline',
  'support.aid.open.text':
    'Open it once while online and wait until Barra’s Home tab says “Ready.” In private browsing, and in some in-app browsers, nothing can be saved, so use your regular browser.',
  'support.aid.stale.title': 'Two devices show different things',
  'support.aid.stale.text':
    'Get both online and open Barra on each. Then open the sync status and tap “Compare with server” to find and fix any differences.',
  'support.aid.space.title': 'The phone says there’s no space',
  'support.aid.space.text':
    'Delete photos, videos or apps you don’t need. Don’t clear this site’s data: it may hold sets the server doesn’t have yet.',
  'support.aid.more': 'Still not working? Copy the diagnostics and send them to us.',
  'support.aid.diagnostics': 'Open diagnostics',
  'support.faq.title': 'Questions and answers',
  'support.faq.description':
    'Does Barra really work with no signal? Can I lose a set? What happens when the trial ends? Answers for lifters.',
  'support.faq.heading': 'You ask, we answer.',
  'support.faq.lead': 'What Barra does, and what it doesn’t do yet.',
  'support.faq.more': 'Didn’t find your answer?',
  'support.faq.write': 'Contact us',
  'support.faq.signal.question': 'Does it really work with no signal?',
  'support.faq.signal.answer':
    'Yes. Once you’ve opened Barra online and signed in, the app, your routines, your history and the exercise library are on your phone. You can close Barra, restart your phone, open it again in airplane mode and log a whole workout.',
  'support.faq.offline.question': 'What happens to what I log offline?',
  'support.faq.offline.answer':
    'What you log is saved on your phone right away and waits there. As soon as there’s a connection, Barra sends it automatically. If the connection drops halfway, Barra picks up where it left off. The top of the app always shows how many changes are waiting.',
  'support.faq.need.question': 'What do I need a connection for?',
  'support.faq.need.answer':
    'To create an account or sign in, to pay or confirm a renewal, to contact us, and to get your sets to the server and your other devices. A workout in progress never needs a connection.',
  'support.faq.lost.question': 'Can I lose a set?',
  'support.faq.lost.answer':
    'A set is checked off only once it’s saved on your phone. After that, a dead battery or a closed app won’t lose it. The only risk is before the set reaches the server: your phone breaks or gets lost, or the browser’s data for this site is cleared. That’s why each check mark shows whether the server has the set, and why adding Barra to your phone’s home screen is a good idea.',
  'support.faq.devices.question': 'Can I use it on two devices?',
  'support.faq.devices.answer':
    'Yes, on as many as you like. If you log the same workout on two of them offline, it’s merged set by set when they sync. If the same number was changed on both, the later change wins. No logged set is lost.',
  'support.faq.locked.question': 'Does the rest timer go off when the screen is locked?',
  'support.faq.locked.answer':
    'That depends on the phone, and Barra tells you before the first rest. Some phones suspend web apps when the screen locks. On those, Barra keeps the screen on while you train, if the phone allows it. The timer will still be right when you look.',
  'support.faq.app.question': 'Is it in the App Store or on Google Play?',
  'support.faq.app.answer':
    'Not yet. You install Barra from the browser: it gets its own icon, opens in its own window and works offline. The guides show how to do it on your device. Android and iOS apps are on the way. What you log here will be there too: it’s the same account.',
  'support.faq.empty.question': 'Why is Barra empty on my iPhone’s home screen?',
  'support.faq.empty.answer':
    'iPhone and iPad keep the home-screen app’s data separate from the browser’s. Sign in there with your account, and everything the server has will arrive. What you logged without an account is still in the browser: the guides show how to save it as a file and import it.',
  'support.faq.browsers.question': 'Which browsers does it run in?',
  'support.faq.browsers.answer':
    'Safari 17 (iOS 17), Chrome and Edge 120, Firefox 126, and anything newer. If yours is too old, Barra tells you so.',
  'support.faq.units.question': 'Kilos or pounds?',
  'support.faq.units.answer':
    'Both, even mixed. A weight is kept the way you entered it: 100 lb stays 100 lb, even after you’ve viewed it in kilos. You can set up several gyms, each with its own bars and plates.',
  'support.faq.sets.question': 'Does it have supersets, drop sets and AMRAP?',
  'support.faq.sets.answer':
    'Yes, plus warm-up sets, sets to failure, myo-reps, rep ranges, RPE or RIR, and timed sets. Supersets alternate automatically.',
  'support.faq.exercises.question': 'My exercise is missing. Can I add it?',
  'support.faq.exercises.answer':
    'Yes. Create as many custom exercises as you like, with muscles, equipment and default rest. You can also hide the built-in ones you never do.',
  'support.faq.correct.question': 'I typed something wrong last week. Can I fix it?',
  'support.faq.correct.answer':
    'Yes. Open the workout in your history and fix it. Deleted workouts can be restored for at least 30 days. Changing a routine never changes the workouts you’ve already done with it.',
  'support.faq.charts.question': 'Can I see if I’m getting stronger?',
  'support.faq.charts.answer':
    'Yes, exercise by exercise: estimated 1RM, heaviest set, volume, and your most reps at each weight, over any time range. You also get sets per muscle, body weight, measurements and totals, and Barra tells you the moment you set a record. It’s all calculated on your phone, so it works offline.',
  'support.faq.import.question': 'Can I import my history from another app?',
  'support.faq.import.answer':
    'Yes: from Strong, Hevy, FitNotes and StrongLifts, using the CSV file your old app exports, and from Barra’s own JSON and CSV files. Go to Your data in your profile. Before anything is saved, you’ll see what’s in the file and how its exercises are matched. Either everything is imported or nothing is, and you can undo an import. The file never leaves your device.',
  'support.faq.trial.question': 'What happens when the trial ends?',
  'support.faq.trial.answer':
    'You won’t be charged: there’s no card on file. To start workouts and see Home and your progress, you’ll need a plan. A workout in progress is never interrupted.',
  'support.faq.without.question': 'What can I do without a plan?',
  'support.faq.without.answer':
    'View and edit your whole history, plan routines, look up exercises, export everything, and delete your account. You don’t even need an account for the sample workout on the home page.',
  'support.faq.cancel.question': 'How do I cancel?',
  'support.faq.cancel.answer':
    'In your profile, under Subscription. You can cancel at the end of the billing period (you keep access until the last day and can change your mind until then) or right away.',
  'support.faq.export.question': 'How do I get my data out?',
  'support.faq.export.answer':
    'In your profile, under Your data: one JSON file with everything, or your sets and measurements as CSV for a spreadsheet. It works offline and without a plan.',
  'support.faq.delete.question': 'What gets deleted when I delete my account?',
  'support.faq.delete.answer':
    'Your workout data, profile, picture and sign-in, on the server and on the device you’re using. Your subscription ends, too. Deletion can’t be undone. The Privacy Policy lists the little that’s kept, and why.',
  'support.faq.share.question': 'Can several of us share one phone?',
  'support.faq.share.answer':
    'Yes. Each account has its own database on the phone. Sign out, and the next person can sign in. If something hasn’t been sent yet, Barra tells you and keeps it until you sign in again.',
  'contact.title': 'Contact',
  'contact.description':
    'Have a question, a problem, an idea or a request about your data? Contact the people who make Barra.',
  'contact.heading': 'Contact us.',
  'contact.lead':
    'Ask a question, report a problem, suggest an exercise, or ask about your data. A real person will read your message and reply by email.',
  'contact.faqFirst': 'Your question may already be answered:',
  'contact.toFaq': 'questions and answers',
  'contact.name': 'Your name',
  'contact.email': 'Your email',
  'contact.message': 'Your message',
  'contact.trap': 'Leave this blank',
  'contact.use': 'We use your name and email only to reply to you.',
  'contact.toPrivacy': 'Privacy Policy',
  'contact.send': 'Send',
  'contact.sent.title': 'Message sent',
  'contact.sent.text': 'A real person will read your message and reply by email.',
  'contact.problem.name.missing': 'Enter your name.',
  'contact.problem.name.long': 'That name is longer than {{length}} characters.',
  'contact.problem.email.missing': 'Enter your email so we can reply.',
  'contact.problem.email.invalid': 'Enter a full email address, such as name@example.com.',
  'contact.problem.message.missing': 'Enter your message.',
  'contact.problem.message.short': 'A little more, please: at least {{length}} characters.',
  'contact.problem.message.long':
    'Your message is longer than {{length}} characters. Send the rest in a second message.',
  'contact.outcome.busy':
    'Several messages just came from your network. Your message is still here. Try again in a few minutes.',
  'contact.outcome.failed': 'We couldn’t send your message, but it’s still here. Try again.',
  'contact.outcome.offline': 'No connection. Your message is still here. Send it when you’re online.',
  'frame.trust': 'How it is tested',
  'trust.title': 'How Barra is tested',
  'trust.description':
    'How we try to make Barra lose a set, how often, and what came of it: the numbers of the last runs, what is not tested, and how to run it all yourself.',
  'trust.heading': 'Why you can trust it with ten years of training',
  'trust.lead':
    'Anyone can say that no set is ever lost. Here is how we try to lose one, how often, and what came of it.',
  'trust.tried.title': 'What we do to it',
  'trust.walk.title': 'A walk by chance',
  'trust.walk.text':
    'A program uses the real app in a real browser the way people do: it taps, types, swipes, goes back, switches to a second device, loses the server, closes the browser in the middle of things, travels to another time zone. After every step it checks that nothing is broken, that no set came or went by itself, and that every number on the screen is the one that a second, independent calculation gives.',
  'trust.walk.count_one': '{{count}} step',
  'trust.walk.count_other': '{{count}} steps',
  'trust.leaves.title': 'Leaving right after a tap',
  'trust.leaves.text':
    'A set is logged, and the page is left a moment later, while the phone may still be writing. Every set that was shown as saved must be there afterward, once.',
  'trust.leaves.count_one': 'page left {{count}} time',
  'trust.leaves.count_other': 'page left {{count}} times',
  'trust.kills.title': 'Killing the browser right after a tap',
  'trust.kills.text':
    'The same, but the browser is killed outright, as a phone does when it runs out of memory or battery.',
  'trust.kills.count_one': 'browser killed {{count}} time',
  'trust.kills.count_other': 'browser killed {{count}} times',
  'trust.lives.title': 'Whole training lives',
  'trust.lives.text':
    'Simulated people train for weeks on several devices, with clocks that are wrong, bad connections, full storage, imports and server failures. At the end, every device and the server must hold the same training.',
  'trust.lives.count_one': '{{count}} simulated life',
  'trust.lives.count_other': '{{count}} simulated lives',
  'trust.figures.title': 'What came of it',
  'trust.figures.text':
    'Each run writes its own row here. A problem that a run finds is fixed before the next version, and the run is kept as a test.',
  'trust.figures.what': 'What was done',
  'trust.figures.on': 'Last run',
  'trust.figures.faults': 'Problems',
  'trust.not.title': 'What we do not test this way',
  'trust.not.1':
    'Real phones: the runs use the browsers’ engines on a computer. How an iPhone puts apps to sleep is only imitated.',
  'trust.not.2':
    'Hardware that fails: a phone whose storage chip is broken loses what it had not sent yet. That is what syncing and the export file are for.',
  'trust.not.3': 'Your browser’s own cleanup: if you clear the site’s data, what was not synced is gone.',
  'trust.run.title': 'Run it yourself',
  'trust.run.text': 'With Barra’s source code, one command runs all of it on your computer and prints what it found:',
  'trust.run.found': 'Found something we missed?',
  'trust.run.write': 'Tell us about it',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    site: typeof messages
  }
}
