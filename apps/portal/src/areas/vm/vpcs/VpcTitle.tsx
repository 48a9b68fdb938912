import { useVpcShortListQuery, type VpcDetail } from '@sarv/client/vm.generated'
import { ChevronsUpDown, List, Plus } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { paths, type VpcTabId } from '../vm.paths.ts'
import { vpcText } from './vpcs.fa.ts'
import styles from './Vpc.module.css'

const text = vpcText.switcher

interface VpcTitleProps {
  projectId: number
  vpc: VpcDetail
  tab: VpcTabId
}

/** The cloud's name with the way to the others, which open at the same part of their page. */
export function VpcTitle({ projectId, vpc, tab }: VpcTitleProps) {
  const { data: clouds = [] } = useVpcShortListQuery({ projectId })
  return (
    <span className={styles.title}>
      <bdi>{vpc.name}</bdi>
      <Menu
        label={text.label}
        placement="bottom start"
        trigger={<IconButton icon={ChevronsUpDown} name={text.open} size="sm" />}
        groups={[
          clouds.map(({ id, name }) => ({
            id: String(id),
            label: name ?? '',
            isChosen: id === vpc.id,
            href: paths.vpc.tab(projectId, id, tab),
          })),
          [
            { id: 'all', label: text.all, icon: List, href: paths.vpc.list(projectId) },
            { id: 'new', label: vpcText.create, icon: Plus, href: paths.vpc.create(projectId) },
          ],
        ]}
      />
    </span>
  )
}
