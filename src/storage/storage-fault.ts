// The errors that storing and importing can end with: a permanent code and a whole Portuguese sentence. Pure.

export type StorageFaultCode = 'sem-espaco' | 'sem-banco' | 'banco-ocupado' | 'nao-abriu' | 'falhou';
export type ImportFaultCode =
  | 'arquivo-vazio'
  | 'json-invalido'
  | 'formato-desconhecido'
  | 'versao-mais-nova'
  | 'conteudo-invalido';

/** Something could not be written or read. `message` is for people; what was stored before is untouched. */
export class StorageFault extends Error {
  readonly code: StorageFaultCode;
  constructor(code: StorageFaultCode, sentence: string, options?: ErrorOptions) {
    super(`${sentence} [armazenamento/${code}]`, options);
    this.name = 'StorageFault';
    this.code = code;
  }
}

/** A file was refused as a whole; nothing of it was stored. `message` says where, what and what to do. */
export class ImportRefused extends Error {
  readonly code: ImportFaultCode;
  constructor(code: ImportFaultCode, sentence: string) {
    super(`${sentence} Nada foi importado. [importacao/${code}]`);
    this.name = 'ImportRefused';
    this.code = code;
  }
}

/** The fault behind an error of the browser's database. Dexie wraps the browser's error in `inner`. */
export function toStorageFault(error: unknown): StorageFault {
  if (error instanceof StorageFault) return error;
  const names = namesOf(error);
  if (names.includes('QuotaExceededError'))
    return new StorageFault(
      'sem-espaco',
      'O navegador ficou sem espaço e não salvou esta última mudança; o que já estava salvo continua. Exporte seu progresso, libere espaço no disco e tente de novo.',
      { cause: error },
    );
  if (names.includes('VersionError') || names.includes('BlockedError'))
    return new StorageFault(
      'banco-ocupado',
      'Outra aba usa uma versão diferente do Pegadinha. Feche as outras abas e recarregue esta.',
      { cause: error },
    );
  if (
    names.some((name) =>
      ['MissingAPIError', 'SecurityError', 'InvalidStateError', 'OpenFailedError'].includes(name),
    )
  )
    return new StorageFault(
      'sem-banco',
      'Este navegador não deixa o Pegadinha salvar dados (janela anônima ou bloqueio nas configurações).',
      { cause: error },
    );
  return new StorageFault(
    'falhou',
    `O navegador não conseguiu salvar (${names[0] ?? 'erro desconhecido'}). Exporte seu progresso em Dados e recarregue a página.`,
    { cause: error },
  );
}

/** The same for an error met in opening or reading the database, when no write was lost. */
export function toReadingFault(error: unknown): StorageFault {
  const fault = toStorageFault(error);
  if (fault.code !== 'falhou') return fault;
  return new StorageFault(
    'nao-abriu',
    `O navegador não conseguiu abrir os dados salvos (${namesOf(error)[0] ?? 'erro desconhecido'}). Nada foi apagado. Feche as outras abas do Pegadinha, reinicie o navegador e tente de novo.`,
    { cause: error },
  );
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = 'inner' in error ? namesOf(error.inner) : [];
  return [error.name, ...inner];
}
