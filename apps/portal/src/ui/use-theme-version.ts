import { useEffect, useState } from 'react'

/** Counts up when the colours change, by the switch or by the system; for what is drawn and cannot use CSS. */
export function useThemeVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const onChange = () => setVersion((last) => last + 1)
    const observer = new MutationObserver(onChange)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', onChange)
    return () => {
      observer.disconnect()
      dark.removeEventListener('change', onChange)
    }
  }, [])
  return version
}
