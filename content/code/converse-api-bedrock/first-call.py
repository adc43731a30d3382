import boto3

bedrock = boto3.client("bedrock-runtime", "us-east-1")

reply = bedrock.converse(
    modelId="us.anthropic.claude-sonnet-5",
    messages=[{"role": "user", "content": [{"text": "Diga oi."}]}],
    inferenceConfig={"maxTokens": 2_000},
)
print(reply["stopReason"])  # end_turn
print(reply["output"]["message"]["content"])
print(reply["usage"])
