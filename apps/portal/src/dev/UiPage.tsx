import { useState } from 'react'
import { installAriaText } from '../ui/aria-text.ts'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { DisplayGallery } from './gallery/DisplayGallery.tsx'
import { text } from './gallery/display-gallery.fa.ts'
import { FieldsGallery } from './gallery/FieldsGallery.tsx'
import styles from './UiPage.module.css'

installAriaText()

const anchors = [
  ['fields', text.sections.fields],
  ['status', text.sections.status],
  ['text', text.sections.text],
  ['notes', text.sections.notes],
  ['surfaces', text.sections.surfaces],
  ['list', text.sections.list],
  ['floating', text.sections.floating],
  ['work', text.sections.work],
  ['pages', text.sections.pages],
] as const

/** Development only: all of `ui/` in all states, to look at and to take pictures of. */
export function UiPage() {
  return (
    <main className={styles.sheet}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <ThemeSwitch />
      </header>
      <nav className={styles.anchors} aria-label={text.title}>
        {anchors.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div id="fields" className={styles.part}>
        <FieldsGallery />
      </div>
      <DisplayGallery />
    </main>
  )
}

/** Here only the page's own attribute moves; the user's choice is the frame's matter. */
function ThemeSwitch() {
  const [theme, setTheme] = useState(() =>
    document.documentElement.dataset['theme'] === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light',
  )
  return (
    <SegmentedControl
      label={text.title}
      isLabelHidden
      options={[
        { id: 'light', label: text.light },
        { id: 'dark', label: text.dark },
      ]}
      value={theme}
      onChange={(chosen) => {
        document.documentElement.dataset['theme'] = chosen
        setTheme(chosen)
      }}
    />
  )
}
