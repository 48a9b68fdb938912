import { EllipsisVertical, Power, RotateCw, SquareTerminal } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatNumber, formatPercent } from '../../format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chart } from '../../ui/Chart.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Copy } from '../../ui/Copy.tsx'
import { DetailPage } from '../../ui/DetailPage.tsx'
import { FormColumns, FormPage, FormSection } from '../../ui/FormPage.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Money } from '../../ui/Money.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { galleryPath } from './gallery-path.ts'
import { text } from './display-gallery.fa.ts'
import styles from './DisplayGallery.module.css'
import { sampleTimes, sampleWave } from './sample-servers.ts'
import { Specimens, SpecimenWide } from './Specimens.tsx'
import { useSpecimen } from './TypedSpecimens.tsx'
import { SampleReceipt } from './WorkSpecimens.tsx'

const back = { href: galleryPath, label: text.servers }
const tabs = text.tabs.map((label, index) => ({ href: `${galleryPath}?tab=${index}`, label }))

/** The three frames a page is built in, and the charts that stand in one of them. */
export function PageSpecimens() {
  const [params] = useSearchParams()
  const currentTab = `${galleryPath}?tab=${params.get('tab') ?? 1}`
  return (
    <>
      <Specimens id="pages" title={text.sections.pages}>
        <SpecimenWide>
          <div className={styles.page}>
            <DetailPage
              back={back}
              name="shop-web-01"
              chip={<StatusChip status={{ label: text.statuses.active, tone: 'success' }} />}
              facts={[
                { id: 'ip', shown: <Copy value="203.0.113.14" /> },
                { id: 'system', shown: <Ltr>Ubuntu 24.04</Ltr> },
                { id: 'region', shown: text.region },
                { id: 'size', shown: <Ltr>4 vCPU · 8 GB · 100 GB</Ltr> },
              ]}
              actions={<ServerActs />}
              tabs={tabs}
              currentTab={currentTab}
            >
              <Charts />
            </DetailPage>
          </div>
        </SpecimenWide>
        <Tabs label={text.overview} items={tabs.slice(0, 4)} current={currentTab} isVertical />
        <SpecimenWide>
          <div className={styles.page}>
            <CreateSpecimen />
          </div>
        </SpecimenWide>
      </Specimens>
    </>
  )
}

function ServerActs() {
  return (
    <>
      <Button icon={SquareTerminal}>{text.console}</Button>
      <Button icon={RotateCw}>{text.reboot}</Button>
      <Button icon={Power}>{text.shutDown}</Button>
      <Menu
        label={text.menu}
        trigger={<IconButton icon={EllipsisVertical} name={text.menu} isFramed />}
        groups={[[{ id: 'delete', label: text.deleteServer, isDanger: true }]]}
      />
    </>
  )
}

const samples = 72
const times = sampleTimes(samples)

function Charts() {
  return (
    <div className={styles.charts}>
      <Card label={text.cpu}>
        <Chart
          title={text.cpu}
          times={times}
          series={[{ label: text.now, values: sampleWave(45, 30, samples) }]}
          max={100}
          formatValue={formatPercent}
          marks={['2026-11-15T08:40:00']}
        />
      </Card>
      <Card label={text.disk}>
        <Chart
          title={text.disk}
          times={times}
          series={[
            { label: text.read, values: sampleWave(40, 25, samples) },
            { label: text.write, values: sampleWave(70, 30, samples) },
          ]}
          formatValue={(value) => formatNumber(value, 0)}
        />
      </Card>
      <Card label={text.noData}>
        <Chart title={text.noData} times={[]} series={[]} formatValue={formatPercent} />
      </Card>
    </div>
  )
}

function CreateSpecimen() {
  return (
    <FormPage
      back={back}
      title={text.createTitle}
      summary={text.draft}
      onSubmit={(event) => event.preventDefault()}
      receipt={<SampleReceipt />}
      aside={
        <Card title={text.curl}>
          <CodeBlock code={`curl $SARV/vm/12/host/create`} label={text.curl} />
        </Card>
      }
      payBar={{
        price: <Money rials={7_260_000} per={text.inAMonth} />,
        note: text.walletFor,
        submit: (
          <Button kind="primary" type="submit">
            {text.create}
          </Button>
        ),
      }}
    >
      <FormSection number={1} title={text.createSections[0] ?? ''} hint={text.createHint}>
        <LtrTextField label={text.region} {...useSpecimen('THR-1')} />
      </FormSection>
      <FormSection number={2} title={text.createSections[1] ?? ''} hint={text.createNameHint}>
        <FormColumns>
          <LtrTextField label={text.serverName} {...useSpecimen('shop-web-05')} />
          <LtrTextField label={text.sshKey} {...useSpecimen('niloofar-laptop')} />
        </FormColumns>
      </FormSection>
    </FormPage>
  )
}
