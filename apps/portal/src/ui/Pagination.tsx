import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '../format/number.ts'
import { iconSm } from './icons.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './Pagination.module.css'
import { uiText } from './ui.fa.ts'

interface PaginationProps {
  /** The list that it belongs to: several of them may stand on a page. */
  list: string
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Previous, a few numbers, next; nothing where one page holds everything. "Next" points to the left, as the text runs. */
export function Pagination({ list, page, pages, onChange }: PaginationProps) {
  if (pages < 2) return null
  const step = (to: number, name: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={styles.page}
      aria-label={name}
      disabled={to < 1 || to > pages}
      onClick={() => onChange(to)}
    >
      <Icon {...iconSm} />
    </button>
  )
  return (
    <nav className={styles.pages} aria-label={uiText.pages.of(list)}>
      {step(page - 1, uiText.pages.previous, ChevronRight)}
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.page}
            aria-label={uiText.pages.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {formatCount(number)}
          </button>
        ),
      )}
      {step(page + 1, uiText.pages.next, ChevronLeft)}
    </nav>
  )
}
