const failures: string[] = [];
for (const block of response.content) {
  if (block.type !== 'web_search_tool_result') continue;
  if (Array.isArray(block.content)) continue; // lista: deu certo
  failures.push(block.content.error_code); // objeto: a busca falhou
}
