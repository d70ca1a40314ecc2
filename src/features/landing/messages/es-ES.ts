import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'El diario de entreno que no necesita cobertura',
  login: 'Entrar',
  signUp: 'Crear una cuenta',
  tryIt: 'Probar un entreno ahora',
  tryNote: 'Sin cuenta y sin tarjeta. El entreno de prueba se queda en tu dispositivo hasta que decidas.',
  languages: 'Idioma',
  headlineSignal: 'Cero barras de cobertura.',
  headlineBar: 'Una barra cargada.',
  lead: 'Barra es un diario de entreno para gimnasios de sótano. Cada serie se guarda en tu móvil en cuanto la tocas y llega a tu cuenta cuando vuelve la cobertura.',
  'receipt.signal': 'Sin cobertura',
  'receipt.exercise': 'Sentadilla',
  'receipt.rows': '100 kg × 5|100 kg × 5|102,5 kg × 5',
  'receipt.saved': 'Guardado en este móvil · 3 esperan cobertura',
  'receipt.caption': 'Tres series de sentadilla registradas sin cobertura: todas marcadas y guardadas en el móvil.',
  'promise.signal.title': 'Nunca espera a la red',
  'promise.signal.text':
    'Se abre en modo avión. Entrenos, historial, los pesos de la última vez y la lista de ejercicios están en tu móvil.',
  'promise.lost.title': 'Marcada quiere decir guardada',
  'promise.lost.text':
    'Una serie se marca solo cuando ya está grabada. Cierra la pestaña, quédate sin batería, recarga en mitad del descanso: vuelves a la misma serie.',
  'promise.yours.title': 'Lo que registras es tuyo',
  'promise.yours.text':
    'Una lista muestra lo que el servidor aún no tiene, y puedes llevártela en un archivo. Tu historial nunca se retiene por dinero.',
  'way.title': 'El camino de una serie',
  'way.tap.title': 'Un toque, en el móvil',
  'way.tap.text': 'El plan ya viene rellenado. Un toque completa la serie y empieza el descanso.',
  'way.train.title': 'Tú entrenas, nada se carga',
  'way.train.text':
    'Ninguna ruedecita entre tú y la siguiente serie. El reloj sigue bien aunque la pantalla se haya bloqueado.',
  'way.surface.title': 'De vuelta arriba, viaja',
  'way.surface.text':
    'Con la primera barra de cobertura va a tu cuenta y de ahí a tus otros dispositivos. ¿Dos a la vez? Se conservan todas las series de ambos.',
  'detail.title': 'Hecho a partir de lo que pasa bajo la barra',
  'detail.units': 'Kilos y libras se quedan como los escribiste, con coma o con punto',
  'detail.rest': 'Descanso por ejercicio, 15 segundos más o menos con un toque',
  'detail.previous': 'Los números de la última vez junto a cada serie',
  'detail.supersets': 'Superseries, series descendentes, calentamiento y AMRAP',
  'detail.undo': 'Todo se puede deshacer',
  'detail.languages': 'Escrito en portugués, inglés y español',
  'ending.title': 'La siguiente serie te espera. La red no hace falta.',
  footer: 'Barra. Hecho para sitios donde el móvil no tiene nada que decir.',
} satisfies Translation<typeof english>
