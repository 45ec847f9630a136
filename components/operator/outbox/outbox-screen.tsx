'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { callFromBrowser } from '@/lib/client/browser';
import { OUTGOING_CHANNELS, OUTGOING_GROUPS, type OutgoingGroup } from '@/lib/contract/desk-enumerations';

import { BulkBar } from '../bulk/bulk-bar';
import { BulkCheckbox } from '../bulk/bulk-checkbox';
import type { BulkTarget } from '../bulk/bulk-target';
import { readPages } from '../bulk/read-pages';
import { useBulkKeys } from '../bulk/use-bulk-keys';
import { useSelection } from '../bulk/use-selection';
import { Queue } from '../queue';
import { ViewBar } from '../queues/view-bar';
import { useFilterAddress } from '../use-filter-address';
import { useQueue } from '../use-queue';
import { OutgoingCard } from './outgoing-card';
import type { Outgoing } from './outgoing-facts';

const CHANNELS = ['all', ...OUTGOING_CHANNELS] as const;

/** The outbox: what failed, waits or may have arrived, sent again one by one or as a selection (decision 0156). */
export function OutboxScreen() {
  const t = useTranslations('outbox');
  const { filter, change } = useFilterAddress('group', 'channel');
  const group = OUTGOING_GROUPS.find((one) => one === filter.group) ?? 'failed';
  const way = CHANNELS.find((one) => one === filter.channel) ?? 'all';
  const list = useRef<HTMLDivElement>(null);
  const { data, readAgain, queue } = useQueue('operator/getalloutgoing', {
    group,
    ...(way === 'all' ? {} : { channel: way }),
  });
  const targets = data?.lstOutgoing.map(toOutgoingTarget) ?? [];
  const selection = useSelection(targets);
  useBulkKeys(list, selection);
  /** Another list has another selection. */
  const begin = () => {
    selection.clear();
    queue.onPage(0);
  };
  return (
    <div ref={list} className="flex max-w-dialog-wide flex-col gap-4">
      <ViewBar place="outbox/" />
      <ChoiceChips
        legend={t('groupsLabel')}
        isLegendHidden
        choices={OUTGOING_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        value={group}
        onValueChange={(value) => {
          change({ group: value === 'failed' ? null : value });
          begin();
        }}
      />
      <ChoiceChips
        legend={t('channelsLabel')}
        choices={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={way}
        onValueChange={(value) => {
          change({ channel: value === 'all' ? null : value });
          begin();
        }}
      />
      <BulkBar
        shown={targets}
        selection={selection}
        totalCount={queue.totalCount}
        readAll={() => readAllOutgoing(group, way)}
      />
      <Queue name="outbox" rows={data?.lstOutgoing} {...queue}>
        {(message) => (
          <OutgoingCard
            key={message.outgoingid}
            message={message}
            box={<BulkCheckbox target={toOutgoingTarget(message)} selection={selection} isRow />}
            onDone={readAgain}
          />
        )}
      </Queue>
    </div>
  );
}

function toOutgoingTarget({ outgoingid, fullname, recipient }: Outgoing): BulkTarget {
  return {
    key: `outgoing-${outgoingid}`,
    of: 'outgoing',
    id: outgoingid,
    name: fullname === '' ? recipient : fullname,
  };
}

function readAllOutgoing(group: OutgoingGroup, way: (typeof CHANNELS)[number]): Promise<readonly BulkTarget[]> {
  return readPages(async (page) => {
    const { lstOutgoing, totalCount } = await callFromBrowser('operator/getalloutgoing', {
      group,
      ...(way === 'all' ? {} : { channel: way }),
      ...page,
    });
    return { rows: lstOutgoing.map(toOutgoingTarget), totalCount };
  });
}
