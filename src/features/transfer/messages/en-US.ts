import '#i18n/messages.ts'

const messages = {
  back: 'Back',
  'noStorage.title': 'Can’t save on this device',
  'noStorage.text':
    'Your browser won’t let Barra save anything. Leave private browsing or allow this site to store data.',
  done_zero: '{{count}} sets done',
  done_one: '{{count}} set done',
  done_other: '{{count}} sets done',
  'status.active': 'In progress',
  'status.completed': 'Completed',
  'status.abandoned': 'Ended early',

  'send.title': 'Share with another phone',
  'send.qr': 'QR code',
  'send.qrText': 'On the other phone, open Barra, go to Routines → ⋮ → Receive, and point the camera at this screen.',
  'send.qrTexts':
    'On the other phone, open Barra, go to Routines → ⋮ → Receive, and keep the camera pointed at this screen until all the codes are scanned. The order doesn’t matter.',
  'send.private': 'Straight from screen to camera: no internet, no server.',
  'send.tooLarge': 'Too big for QR codes. Send the file instead.',
  'send.code': 'QR code for {{name}}',
  'send.codes': 'QR codes for {{name}}, {{count}} in sequence',
  'send.place': 'Code {{number}} of {{count}}',
  'send.pause': 'Pause',
  'send.play': 'Play',
  'send.before': 'Previous code',
  'send.after': 'Next code',
  'send.file': 'File',
  'send.fileText':
    'Send the file by AirDrop, Quick Share, cable or any messaging app. On the other phone, open it under Routines → ⋮ → Receive.',
  'send.share': 'Share file',
  'send.save': 'Save file',
  'send.notSent': 'The file couldn’t be shared. Try again.',
  'send.whatWorkout': 'Includes the routine, its notes and any custom exercises in it. Your history isn’t shared.',
  'send.whatSession': 'Includes this workout’s sets and notes, and any custom exercises in it. Nothing else.',
  'send.missingTitle': 'Not found on this device',
  'send.missingText': 'The routine or workout may have been deleted, or it hasn’t synced to this device yet.',

  'guest.title': 'Training without an account',
  'guest.text_zero': 'Everything you saved in this browser without an account, in one file.',
  'guest.text_one': 'Everything you logged in this browser without an account, in one file: {{count}} workout.',
  'guest.text_other': 'Everything you logged in this browser without an account, in one file: {{count}} workouts.',
  'guest.next':
    'In the app on your home screen, create your account or sign in. Then choose this file under Profile → Your data → Import.',
  'guest.noneTitle': 'Nothing without an account here',
  'guest.noneText': 'A workout you log in this browser without an account can be saved as a file here.',
  'guest.failedTitle': 'Couldn’t read your training',
  'guest.failedText': 'Nothing was changed. Reload and try again.',

  'receive.title': 'Receive',
  'receive.subtitle': 'Get a routine or a workout from another phone. Works offline.',
  'receive.qr': 'With the camera',
  'receive.qrText':
    'On the other phone, tap Share on a routine or a workout. Then point this device’s camera at the other phone’s screen.',
  'receive.scan': 'Scan a code',
  'receive.private': 'The camera turns on only when you tap the button, and nothing it sees leaves this device.',
  'receive.file': 'From a file',
  'receive.fileText': 'Choose a file that ends in .barra.json, or drop it here.',
  'receive.choose': 'Choose a file',
  'receive.again': 'Try again',
  'receive.from': 'Shared on {{when}}',
  'receive.unknownExercise': 'Exercise from a newer version of Barra',
  'receive.workout.add': 'This routine will be added to your list.',
  'receive.workout.same': 'You already have this routine.',
  'receive.workout.changed':
    'You already have a different version of this routine. The new one will be added next to yours.',
  'receive.session.add': 'This workout will be added to your history. Receiving it twice won’t duplicate it.',
  'receive.session.addRunning': 'This workout is in progress. You can continue it here with everything logged so far.',
  'receive.session.merge_zero':
    'You already have this workout. {{count}} logged sets will be added. You won’t lose anything.',
  'receive.session.merge_one':
    'You already have this workout. {{count}} logged set will be added. You won’t lose anything.',
  'receive.session.merge_other':
    'You already have this workout. {{count}} logged sets will be added. You won’t lose anything.',
  'receive.session.mergeRest':
    'You already have this workout. Its latest changes will be added. You won’t lose any logged sets.',
  'receive.session.same': 'You already have this workout, with every set.',
  'receive.newExercises_zero': 'Includes {{count}} new exercises.',
  'receive.newExercises_one': 'Includes {{count}} new exercise.',
  'receive.newExercises_other': 'Includes {{count}} new exercises.',
  'receive.addWorkout': 'Add routine',
  'receive.addBeside': 'Add as a separate routine',
  'receive.addCopy': 'Add a copy anyway',
  'receive.addSession': 'Add workout',
  'receive.addRunning': 'Continue workout here',
  'receive.merge': 'Merge workouts',
  'receive.taken': '{{name}} received',

  'camera.picture': 'Camera view',
  'camera.opening': 'Opening the camera…',
  'camera.point': 'Keep the code in the frame.',
  'camera.seen_zero': '{{parts}} of {{count}} codes scanned. Hold still.',
  'camera.seen_one': '{{parts}} of {{count}} code scanned. Hold still.',
  'camera.seen_other': '{{parts}} of {{count}} codes scanned. Hold still.',
  'camera.close': 'Close camera',
  'camera.code.not-ours': 'This code isn’t from Barra.',
  'camera.code.newer': 'This code was made with a newer version of Barra. Update Barra on this device.',
  'camera.code.damaged': 'The scan was incomplete and is starting over. Hold still.',
  'camera.refused': 'The camera is blocked',
  'camera.refusedText':
    'Allow camera access for this site in your browser settings and try again, or receive a file instead.',
  'camera.missing': 'No camera found',
  'camera.missingText': 'Receive a file instead.',
  'camera.insecure': 'The camera needs a secure connection',
  'camera.insecureText': 'Open Barra over HTTPS, or receive a file instead.',
  'camera.busy': 'The camera didn’t start',
  'camera.busyText': 'Another app may be using the camera. Close that app and try again, or receive a file instead.',

  'problem.title': 'Couldn’t read the code or file',
  'problem.notTaken': 'Couldn’t add what was shared',
  'problem.too-large': 'The file is too large to be a routine or a workout.',
  'problem.not-json': 'The file is damaged or isn’t from Barra.',
  'problem.not-ours':
    'This isn’t a shared routine or workout. To import a history or a backup, go to Your data → Import.',
  'problem.newer': 'This was made with a newer version of Barra. Update Barra on this device, then try again.',
  'problem.broken': 'Part of this routine or workout can’t be saved. Ask the sender to share it again.',
  'problem.damaged': 'That scan didn’t work. Scan again, or receive a file instead.',
  'problem.unreadable': 'The file couldn’t be opened. Choose it again.',
  'problem.full': 'This device is out of space, so nothing was added. Free up some space and try again.',
  'problem.notWritten': 'Couldn’t save on this device. Nothing was changed. Try again.',

  'done.title': '{{name}} received',
  'done.workout': 'You’ll find the routine at the bottom of your list.',
  'done.session': 'You’ll find the workout in your history.',
  'done.guest': 'What you received is saved on this device. If you create an account, it’ll be saved there too.',
  'done.toWorkouts': 'Go to my routines',
  'done.toSession': 'View workout',
  'done.continue': 'Continue workout',
  'done.signUp': 'Create account',
  'done.another': 'Receive another',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    transfer: typeof messages
  }
}
