import { Power, RotateCw, SquareTerminal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmByName } from '../../ui/ConfirmByName.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { text } from './display-gallery.fa.ts'
import { SpecimenRow, Specimens } from './Specimens.tsx'
import { RunningOperation } from './WorkSpecimens.tsx'

type Opened = 'form' | 'confirm' | 'delete' | 'drawer'

/** What opens over the page. */
export function FloatingSpecimens() {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Specimens id="floating" title={text.sections.floating}>
      <SpecimenRow>
        <ServerMenu />
        <Question />
        <Tooltip text={text.tooltip}>
          <Button>{text.hover}</Button>
        </Tooltip>
        <Button onPress={() => setOpened('form')}>{text.openDialog}</Button>
        <Button onPress={() => setOpened('confirm')}>{text.openConfirm}</Button>
        <Button kind="danger-quiet" onPress={() => setOpened('delete')}>
          {text.openDelete}
        </Button>
        <Button onPress={() => setOpened('drawer')}>{text.openDrawer}</Button>
      </SpecimenRow>
      <SpecimenRow>
        <Button onPress={() => toast.success(text.toastSuccess)}>{text.toasts.success}</Button>
        <Button onPress={() => toast.error(text.toastError, { traceId: 'b7f2-41c9-8e0a' })}>{text.toasts.error}</Button>
        <Button onPress={() => toast.info(text.toastInfo)}>{text.toasts.info}</Button>
      </SpecimenRow>
      <SnapshotDialog isOpen={opened === 'form'} onClose={close} />
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        title={text.confirmTitle}
        confirmLabel={text.shutDown}
        onConfirm={() => undefined}
      >
        {text.confirmText}
      </ConfirmDialog>
      <ConfirmByName
        isOpen={opened === 'delete'}
        onClose={close}
        title={text.deleteTitle}
        phrase="staging-02"
        thing={text.deleteThing}
        warning={text.deleteWarning}
        alsoGone={text.deleteGone}
        note={text.deleteNote}
        confirmLabel={text.deleteServer}
        onConfirm={async () => true}
      />
      <Drawer
        isOpen={opened === 'drawer'}
        onClose={close}
        title={text.operations}
        label={text.operations}
        canDock={false}
      >
        <RunningOperation />
      </Drawer>
    </Specimens>
  )
}

function ServerMenu() {
  return (
    <Menu
      label={text.menu}
      placement="bottom start"
      trigger={<Button>{text.openMenu}</Button>}
      groups={[
        [
          { id: 'console', label: text.console, icon: SquareTerminal },
          { id: 'reboot', label: text.reboot, icon: RotateCw },
          { id: 'start', label: text.start, icon: Power, disabledReason: text.isOn },
        ],
        [
          { id: 'reset', label: text.reset, icon: RotateCw, hint: text.resetRisk },
          { id: 'delete', label: text.deleteServer, icon: Trash2, isDanger: true },
        ],
      ]}
    />
  )
}

function Question() {
  return (
    <Popover trigger={<Button>{text.openPopover}</Button>} label={text.popoverTitle} placement="bottom start">
      {(close) => (
        <>
          <b>{text.popoverTitle}</b>
          <p>{text.popoverText}</p>
          <SpecimenRow>
            <Button kind="primary" size="sm" onPress={close}>
              {text.turnOn}
            </Button>
            <Button kind="quiet" size="sm" onPress={close}>
              {text.cancel}
            </Button>
          </SpecimenRow>
        </>
      )}
    </Popover>
  )
}

function SnapshotDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [name, setName] = useState('before-upgrade')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.dialogTitle}
      submitLabel={text.dialogTitle}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <LtrTextField label={text.columns.name} value={name} onChange={setName} />
    </FormDialog>
  )
}
