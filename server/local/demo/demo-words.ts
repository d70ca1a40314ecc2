import type { Locale } from '#contract/preferences.ts'

/** The demo lifter's own names and notes; those of built-in exercises come with the library. */
const WORDS: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en-US'>, string>>>> = {
  Push: { 'pt-BR': 'Peito e ombro', 'es-ES': 'Empuje' },
  Pull: { 'pt-BR': 'Costas e bíceps', 'es-ES': 'Tirón' },
  Legs: { 'pt-BR': 'Pernas', 'es-ES': 'Pierna' },
  'Saturday upper': { 'pt-BR': 'Superiores de sábado', 'es-ES': 'Torso del sábado' },
  'Hotel gym': { 'pt-BR': 'Academia do hotel', 'es-ES': 'Gimnasio del hotel' },
  'Push, pull, legs': { 'pt-BR': 'Segunda a sexta', 'es-ES': 'Empuje, tirón, pierna' },
  Weekend: { 'pt-BR': 'Fim de semana', 'es-ES': 'Fin de semana' },
  'Bench first while fresh. Add weight when every set reaches the top of its range.': {
    'pt-BR':
      'Supino primeiro, enquanto está inteiro. Aumentar a carga quando todas as séries chegarem ao topo da faixa.',
    'es-ES': 'Press de banca primero, en fresco. Subir el peso cuando todas las series lleguen al tope del rango.',
  },
  'Five easy minutes on the bike before the first bar.': {
    'pt-BR': 'Cinco minutos leves na bike antes da primeira barra.',
    'es-ES': 'Cinco minutos suaves de bici antes de la primera barra.',
  },
  'Under an hour.': { 'pt-BR': 'Menos de uma hora.', 'es-ES': 'Menos de una hora.' },
  'Pause on the chest, feet flat.': {
    'pt-BR': 'Pausa no peito, pés firmes no chão.',
    'es-ES': 'Pausa en el pecho, pies firmes en el suelo.',
  },
  'Belt from the first working set.': {
    'pt-BR': 'Cinto a partir da primeira série de trabalho.',
    'es-ES': 'Cinturón desde la primera serie efectiva.',
  },
  'Seat at 4.': { 'pt-BR': 'Banco no 4.', 'es-ES': 'Asiento en el 4.' },
  'Low row, plate-loaded': { 'pt-BR': 'Remada baixa articulada', 'es-ES': 'Remo bajo con discos' },
  'ISO low row': { 'pt-BR': 'Low row', 'es-ES': 'Low row' },
  'Seat 5, chest pad 3.': { 'pt-BR': 'Banco 5, apoio 3.', 'es-ES': 'Asiento 5, apoyo 3.' },
  'Band pull-apart': { 'pt-BR': 'Abertura com elástico', 'es-ES': 'Aperturas con banda' },
  'Arms straight, red band, hands as wide as the shoulders.': {
    'pt-BR': 'Braços esticados, elástico vermelho, mãos na largura dos ombros.',
    'es-ES': 'Brazos rectos, banda roja, manos a la anchura de los hombros.',
  },
  'Rack at hole 7.': { 'pt-BR': 'Suporte no furo 7.', 'es-ES': 'Soporte en el agujero 7.' },
  Olympic: { 'pt-BR': 'Olímpica', 'es-ES': 'Olímpica' },
  EZ: { 'pt-BR': 'Barra W', 'es-ES': 'Barra Z' },
  'Slept badly, kept it honest.': { 'pt-BR': 'Dormi mal, fiz o que deu.', 'es-ES': 'Dormí mal, hice lo que pude.' },
  'Gym was packed, waited for the rack.': {
    'pt-BR': 'Academia lotada, esperei a gaiola.',
    'es-ES': 'Gimnasio lleno, esperé la jaula.',
  },
  'Everything moved fast today.': { 'pt-BR': 'Tudo subiu rápido hoje.', 'es-ES': 'Hoy todo subió rápido.' },
  'Coffee at five was a good idea.': {
    'pt-BR': 'O café das cinco foi uma boa ideia.',
    'es-ES': 'El café de las cinco fue buena idea.',
  },
  'Left shoulder a bit tight, warmed up longer.': {
    'pt-BR': 'Ombro esquerdo meio preso, aqueci mais.',
    'es-ES': 'Hombro izquierdo algo cargado, calenté más.',
  },
  'Trained with Caio.': { 'pt-BR': 'Treinei com o Caio.', 'es-ES': 'Entrené con Caio.' },
  'New shoes. Squats feel steadier.': {
    'pt-BR': 'Tênis novo. O agachamento ficou mais firme.',
    'es-ES': 'Zapatillas nuevas. La sentadilla va más firme.',
  },
  'Short on time, kept rests tight.': {
    'pt-BR': 'Pouco tempo, descansos curtos.',
    'es-ES': 'Poco tiempo, descansos cortos.',
  },
  'Lower back said no. Home.': { 'pt-BR': 'A lombar reclamou. Fui embora.', 'es-ES': 'La lumbar dijo que no. A casa.' },
  'Deload week: light and fast.': {
    'pt-BR': 'Semana de deload: leve e rápido.',
    'es-ES': 'Semana de descarga: ligero y rápido.',
  },
}

/** A name or note of the demo in a language; texts that are nobody's own stay. */
export function demoText(english: string, locale: Locale): string {
  return locale === 'en-US' ? english : (WORDS[english]?.[locale] ?? english)
}

/** Documents with every name and note of the demo in a language. */
export function inDemoLanguage<Content>(content: Content, locale: Locale): Content {
  // Only texts change, each into another text.
  return (locale === 'en-US' ? content : translated(content, locale)) as Content
}

function translated(content: unknown, locale: Locale): unknown {
  if (typeof content === 'string') return demoText(content, locale)
  if (Array.isArray(content)) return content.map((member: unknown) => translated(member, locale))
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([key, member]) => [key, translated(member, locale)]))
}
