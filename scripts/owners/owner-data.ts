import { formatAddress } from '../../src/features/catalogue/address.ts';
import { agencyPhone } from '../../src/features/catalogue/phone.ts';
import type { OwnedProperty, OwnerData } from '../../src/features/owner/data.ts';
import type { RouteTable } from '../../src/routing/route.ts';
import type { Snapshot } from '../../src/snapshot/domain.ts';
import { anyRecord, goalOf } from '../../src/snapshot/market.ts';
import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';

type Record_ = OwnerRecord['properties'][number];

/** The data an owner may see: their file, with the public data of their properties from the catalogue. */
export const ownerDataOf =
  (snapshot: Snapshot, table: RouteTable) =>
  (owner: OwnerRecord): OwnerData => ({
    id: owner.ID,
    email: owner.Email,
    name: `${owner.FirstName} ${owner.LastName}`,
    updated: owner.Updated,
    properties: owner.properties.map((property) => propertyOf(property, snapshot, table)),
  });

function propertyOf(own: Record_, snapshot: Snapshot, table: RouteTable): OwnedProperty {
  const { agency, name } = snapshot.site;
  const id = String(own.PropertyID);
  const known = snapshot.properties.find((property) => property.id === id);
  const agent = own.Agent ?? {
    Name: name,
    Email: agency.email,
    Phone: agencyPhone(agency, known && goalOf(anyRecord(known)))?.number ?? '',
  };
  return {
    id: own.PropertyID,
    reference: known ? (anyRecord(known).RecordFile ?? id) : id,
    title: known
      ? Object.fromEntries(
          Object.entries(known.records).map(([locale, record]) => [locale, record.TypeDescription]),
        )
      : {},
    path: table.byKey.get(`/property/${id}/`)?.paths ?? {},
    address: own.Address ?? (known ? formatAddress(anyRecord(known)) : ''),
    agent: { name: agent.Name, email: agent.Email, phone: agent.Phone },
    visits: own.visits.map((viewing) => ({
      date: viewing.Date,
      type: viewing.Type,
      contact: viewing.Contact,
      subject: viewing.Subject,
      comment: viewing.Comment,
      status: viewing.Status,
    })),
    communication: own.communication.map((message) => ({
      date: message.Date,
      type: message.Type,
      contact: message.Contact,
      subject: message.Subject,
      comment: message.Comment,
    })),
    online: own.online.map(({ Source, Since, Url, Views }) => ({
      source: Source,
      since: Since,
      views: Views,
      ...(Url && { url: Url }),
    })),
    statistics: own.statistics.map(({ Source, From, Daily }) => ({
      source: Source,
      from: From,
      daily: Daily,
    })),
  };
}
