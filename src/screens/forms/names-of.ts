/** How visitors name a catalogue entry in a form: its id and its reference, in lower case. */
export const namesOf = (id: string, { RecordFile }: { RecordFile?: string | undefined }): string[] =>
  [id, RecordFile ?? ''].filter(Boolean).map((name) => name.toLowerCase());
