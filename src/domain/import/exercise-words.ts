import type { Equipment } from '#contract/exercise.ts'
import { singular, wordsOf } from '../search/search-text.ts'

/** The words of an exercise's name in one spelling, German, French, Italian and Turkish ones translated to English. */
export type NameWords = ReadonlySet<string>

export function equipmentIn(words: NameWords): Equipment | null {
  for (const word of words) {
    // Only equipment names have this prefix.
    if (word.startsWith('@')) return word.slice(1) as Equipment
    if (word === 'plateloaded') return 'machine'
  }
  return null
}

export function withoutEquipment(words: NameWords): NameWords {
  return new Set([...words].filter((word) => !word.startsWith('@')))
}

/** The significant words, equipment under one name in all languages (`@barbell`). */
export function tellingWords(name: string): NameWords {
  // Degree signs are also written as ordinal indicators. In Turkish, the barbell is a bar; elsewhere, many things are.
  const given = wordsOf(name.replace(/[º°ª]/g, ' ').replace(/\(bar\)/i, '(barbell)')).map(single)
  const words = new Set(joined(given).filter((word) => !FILLER.has(word)))
  // A Smith machine does not count as a machine as well.
  if (words.has('@smith-machine')) words.delete('@machine')
  return words.size > 0 ? words : new Set(given)
}

function single(word: string): string {
  if (word === 'ups' || word === 'abs') return word.slice(0, 2)
  return singular(word)
}

function joined(words: readonly string[]): readonly string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    const { length, becomes } = phraseAt(words, at)
    result.push(...becomes)
    at += length
  }
  return result
}

function phraseAt(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly becomes: readonly string[] } {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length--) {
    const becomes = PHRASES.get(words.slice(at, at + length).join(' '))
    if (becomes) return { length, becomes }
  }
  return { length: 1, becomes: [words[at] ?? ''] }
}

/** Words that do not distinguish exercises. */
const FILLER = new Set(
  'a al ao aos as com con da das de del der des do dos du e el em en et for fur la las le les los mit na nas no nos o of on os the to with am an au aux l d die das'.split(
    ' ',
  ),
)

/** Spelling variants, and German, French, Italian and Turkish phrases, with the library's wording: `becomes: phrase, phrase`. */
const SPELLINGS = `
pushup: push up, press up, pushup, liegestutz, liegestutze, pompe, sınav, piegamento, piegamenti
pullup: pull up, pullup, klimmzug, klimmzuge, traction, barfiks, trazione, trazioni
chinup: chin up, chinup, traction supination, klimmzug untergriff
situp: sit up, situp, releve buste, releve de buste, mekik
stepup: step up
muscleup: muscle up
getup: get up
pushdown: push down, press down, pressdown
pulldown: pull down
pullthrough: pull through
pullapart: pull apart
pullover: pull over
flye: fly, flie, ecarte, fliegende, croce, croci
skullcrusher: skull crusher, barre au front
delt: deltoid
biceps: bicep, bizeps
triceps: tricep, trizeps
romanian: rdl, roumain, rumanisches, rumanisch
romanian deadlift: souleve de terre roumain, souleve terre roumain, stacco rumeno, stacchi rumeni
overhead: ohp, uberkopf
deadlift: dead lift, kreuzheben, souleve de terre, souleve terre, stacco, stacco da terra, stacchi
stiff leg: stiff legged, straight leg, straight legged, jambes tendues, jambe tendue, gestreckten beinen
farmer walk: farmer carry, farmers walk
bulgarian split squat: bulgarische kniebeuge, bulgarian squat, squat bulgare, fente bulgare
lowtohigh: low to high, down to up, de baixo para cima, de abajo arriba, baja a alta
hightolow: high to low, up to down, de cima para baixo, de arriba abajo, alta a baja
kneetoelbow: knee to elbow, joelho ao cotovelo, rodilla a codo
bench press: bankdrucken, developpe couche, panca piana, distensioni su panca piana
incline bench press: schragbankdrucken, developpe incline, panca inclinata, distensioni su panca inclinata
decline bench press: negativbankdrucken, developpe decline
close grip bench press: enges bankdrucken, developpe couche prise serree
shoulder press: schulterdrucken, schulterpresse, developpe epaule, developpe epaules
overhead press: uberkopfdrucken, lento avanti
military press: militardrucken, militarpresse, developpe militaire
chest press: brustpresse, presse pectoraux, presse pectoraux assis
leg press: beinpresse, presse a cuisses, presse a cuisse, presse cuisse, presse a jambe, pressa
leg extension: beinstrecker, beinstrecken, beinstreckung, extension de jambe, extension jambe
leg curl: beinbeuger, beincurl, beinbeugen
squat: kniebeuge, kniebeugen
front squat: frontkniebeuge, frontkniebeugen, squat avant
lunge: ausfallschritt, ausfallschritte, fente, affondo, affondi
walking lunge: fente marchee
lat pulldown: latzug, latziehen, lat ziehen, tirage vertical, tirage poitrine, tirage poulie haute
seated cable row: rudern am kabelzug, rudern kabelzug, kabelrudern, tirage horizontal, rowing poulie basse, tirage poulie basse
row: rudern, rowing assi, rematore
barbell row: langhantelrudern, rowing barre
dumbbell row: kurzhantelrudern, rowing haltere
bent over row: vorgebeugtes rudern, rowing buste penche
rowing machine: rudergerat, ruderergometer, rameur
lateral raise: seitheben, elevation lateral, elevations laterales, elevation laterale, alzate laterali, alzata laterale, yana acıs
front raise: frontheben, elevation frontal, elevations frontales, elevation frontale, alzate frontali, alzata frontale
calf raise: wadenheben, extension mollet, mollet, polpaccio, polpacci
leg raise: beinheben, releve de jambe, releve jambe
hammer curl: hammercurl, curl marteau, curl a martello, curls a martello
preacher curl: scottcurl, curl pupitre, curl au pupitre
concentration curl: konzentrationscurl, curl concentre, curl concentration
biceps curl: bizepscurl
triceps pushdown: trizepsdrucken, extension triceps poulie, extension triceps a la poulie
triceps extension: trizepsstrecken, trizepsstrecker, extension triceps, extension de triceps
reverse flye: umgekehrte fliegende, oiseau, reverse fliegende
shrug: schulterheben, haussement epaule, haussement depaule, haussement depaules
back extension: ruckenstrecker, ruckenstrecken, extension lombaire, extension dos
crunch: bauchpresse
plank: unterarmstutz, planche, gainage
side plank: seitstutz, gainage lateral, planche laterale
hip thrust: huftstoss, huftheben
glute bridge: pont fessier
hip abduction: abduktoren, abducteur, abduktion
hip adduction: adduktoren, adducteur, adduktion
running: laufen, course a pied, course, kosu, corsa
treadmill: laufband, tapis roulant, tapis, kosu bandı
cycling: radfahren, velo, bisiklet
elliptical: crosstrainer, elliptique, velo elliptique
jump rope: seilspringen, corde a sauter
walking: gehen, marche, yuruyus, camminata
swimming: schwimmen, natation, yuzme, nuoto
seated: sitzend, sitzende, sitzendes, assi, assise, oturarak, seduto, da seduto
standing: stehend, stehende, debout, ayakta, in piedi
lying: liegend, liegende, allonge, couche, yatarak, sdraiato
incline: schragbank, schrag, egimli
one arm: einarmig, einarmige, a un bras, un bras, tek kol, un braccio
single leg: einbeinig, einbeinige, a une jambe, une jambe, tek bacak, una gamba
close grip: enger griff, eng, prise serree
wide grip: breiter griff, breit, prise large
neutral grip: neutraler griff, prise neutre
weighted: leste, lestee, mit zusatzgewicht, gewichtet, agırlıklı, agirlikli
assisted: assiste, assistee, unterstutzt, unterstutzte, destekli, assistite, assistito
@barbell: barbell, barra, langhantel, barre, bilanciere
@dumbbell: dumbbell, dumbell, db, halter, haltere, mancuerna, kurzhantel, dambıl, dambil, manubrio, manubri
@kettlebell: kettlebell, kb
@machine: machine, maquina, lever, maschine, makine, macchina, macchinario
@cable: cable, pulley, cabo, polia, polea, kabelzug, kabel, poulie, cavo, kablo, cavi
@smith-machine: smith, multipresse, smith maschine, multipower, smith makinesi, smith makine
@band: band, banded, elastico, banda, gummiband, widerstandsband, elastique, direnc bandı
@plate: plate, anilha, disco, plaka
@suspension: trx, suspension
@ez-bar: ez bar, ez barbell, z bar, sz stange, barre ez, barra ez, barra w
@bodyweight: bodyweight, body weight, peso corporal, peso do corpo, korpergewicht, eigengewicht, poids du corp, vucut agırlıgı, corpo libero
plateloaded: plate loaded, machine plate
`

const SPELLED: ReadonlyMap<string, readonly string[]> = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [becomes = '', phrases = ''] = line.split(': ')
      return phrases
        .split(', ')
        .map((phrase): [string, readonly string[]] => [phrase.split(' ').map(single).join(' '), becomes.split(' ')])
    }),
)
/** As above, with the resulting words normalized as single words are. */
const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  [...SPELLED].map(([phrase, becomes]) => [phrase, becomes.flatMap((word) => SPELLED.get(word) ?? [word])]),
)
const MAX_PHRASE_WORDS = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))
