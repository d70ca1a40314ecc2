import { FLAGS, LANGUAGE_NAMES } from './flags/flags.ts'
import styles from './language-picker.module.css'
import { SegmentedControl } from './segmented-control.tsx'

type Language = keyof typeof FLAGS

export type LanguagePickerProps = {
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
}

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

export function LanguagePicker({ label, value, onChange }: LanguagePickerProps) {
  return (
    <div className={styles.picker}>
      <SegmentedControl<Language>
        label={label}
        value={value}
        onChange={onChange}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: (
            <span className={styles.language} lang={language}>
              <img className={styles.flag} src={FLAGS[language]} alt="" width={20} height={15} />
              {LANGUAGE_NAMES[language]}
            </span>
          ),
        }))}
      />
    </div>
  )
}
