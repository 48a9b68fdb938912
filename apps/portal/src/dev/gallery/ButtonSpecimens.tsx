import { Bell, ChevronDown, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { text } from './fields-gallery.fa.ts'
import { Posed, SpecimenRow, Specimens } from './Specimens.tsx'

const kinds = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const
const poses = [
  { as: 'data-hovered', label: text.states.hovered },
  { as: 'data-pressed', label: text.states.pressed },
  { as: 'data-focus-visible', label: text.states.focused },
] as const

export function ButtonSpecimens() {
  return (
    <>
      <Specimens title={text.sections.buttons}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} />
        ))}
        <SizesRow />
        <IconsRow />
        <Button kind="primary" isWide>
          {text.wide}
        </Button>
      </Specimens>
      <Specimens title={text.sections.links}>
        <SpecimenRow>
          <Link href="#link">{text.link}</Link>
          <Link href="#quiet" kind="quiet">
            {text.quietLink}
          </Link>
          <Link href="https://sarv.example/help" isExternal>
            {text.externalLink}
          </Link>
          <LinkButton href="#create" kind="secondary" icon={Plus}>
            {text.createServer}
          </LinkButton>
        </SpecimenRow>
      </Specimens>
    </>
  )
}

function KindRow({ kind }: { kind: (typeof kinds)[number] }) {
  return (
    <SpecimenRow>
      <Button kind={kind}>{text.states.normal}</Button>
      {poses.map(({ as, label }) => (
        <Posed key={as} as={as}>
          <Button kind={kind}>{label}</Button>
        </Posed>
      ))}
      <Button kind={kind} isDisabled>
        {text.states.disabled}
      </Button>
      <Button kind={kind} disabledReason={text.noPermission}>
        {text.disabledWithReason}
      </Button>
      <Button kind={kind} isPending>
        {text.states.pending}
      </Button>
      <Button kind={kind} icon={kind.startsWith('danger') ? Trash2 : Plus}>
        {kind.startsWith('danger') ? text.deleteServer : text.createServer}
      </Button>
    </SpecimenRow>
  )
}

function SizesRow() {
  return (
    <SpecimenRow>
      <Button kind="primary" size="sm">
        {text.small}
      </Button>
      <Button size="sm" icon={Plus}>
        {text.small}
      </Button>
      <Button kind="primary">{text.medium}</Button>
      <Button kind="primary" size="lg">
        {text.large}
      </Button>
      <Button iconEnd={ChevronDown}>{text.createService}</Button>
    </SpecimenRow>
  )
}

function IconsRow() {
  return (
    <SpecimenRow>
      <IconButton icon={RefreshCw} name={text.refresh} />
      <IconButton icon={RefreshCw} name={text.refresh} isFramed />
      <IconButton icon={RefreshCw} name={text.refresh} isPending />
      <IconButton icon={Pencil} name={text.edit} size="sm" />
      <Posed as="data-hovered">
        <IconButton icon={Trash2} name={text.delete} size="sm" kind="danger" />
      </Posed>
      <Posed as="data-focus-visible">
        <IconButton icon={Pencil} name={text.edit} />
      </Posed>
      <IconButton icon={Bell} name={text.notifications} hasDot />
      <IconButton icon={Trash2} name={text.delete} isDisabled />
      <IconButton icon={Trash2} name={text.delete} disabledReason={text.noPermission} />
    </SpecimenRow>
  )
}
