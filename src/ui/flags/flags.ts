import english from './en-US.svg'
import spanish from './es-ES.svg'
import brazilian from './pt-BR.svg'

/** The URL of each language's flag: an image, because not every system font has flags. */
export const FLAGS = { 'pt-BR': brazilian, 'en-US': english, 'es-ES': spanish } as const

/** Each language's name in itself, whatever the language of the page. */
export const LANGUAGE_NAMES = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' } as const
